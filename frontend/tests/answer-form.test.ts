import { describe, expect, it } from "vitest";
import { countIn } from "../parts/answer-form.tsx";

describe("a number of keys that was typed", () => {
  it("is a whole number in digits of any width", () => {
    expect(["0", " 3 ", "４", "12"].map(countIn)).toEqual([0, 3, 4, 12]);
  });

  it.each(["", " ", "-1", "1.5", "1e3", "<script>", "two", "1 2", "½"])("is not %j", (text) => {
    expect(countIn(text)).toBeNull();
  });
});
