// Small files in and out, by the browser alone.

export function download(name: string, value: unknown): void {
  const blob = new Blob([`${JSON.stringify(value, null, 1)}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
