// Bundles the boards into the modules that the package ships, one for each subject.
import { readFile } from "node:fs/promises";
import { build, transform } from "esbuild";

const BUNDLES = { mmteach: "index.ts", decrypto: "decrypto.ts", tutor: "tutor.ts" };

/** Style sheets are texts: the page that a board comes to adopts them. */
const styles = {
  name: "styles",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true, charset: "utf8" });
      return { contents: code, loader: "text" };
    });
  },
};

for (const [name, entry] of Object.entries(BUNDLES)) {
  const options = {
    entryPoints: [entry],
    outfile: `../mmteach/static/${name}.mjs`,
    absWorkingDir: import.meta.dirname,
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    charset: "utf8",
    jsx: "automatic",
    jsxImportSource: "preact",
    plugins: [styles],
    legalComments: "none",
    logLevel: "warning",
  };
  const { metafile } = await build({ ...options, metafile: true, write: false });
  const sources = Object.keys(metafile.inputs).filter((path) => /^[^.].*\.tsx?$/.test(path));
  const texts = await Promise.all(sources.map((path) => readFile(`${import.meta.dirname}/${path}`, "utf8")));
  await build({ ...options, plugins: [styles, spokenOnly(texts.join("\n"))] });
}

/**
 * Leaves out of the catalogues the sentences that `source` never asks for: a key is written out whole, as in
 * "board.print", or up to what chooses the sentence, as in `decrypto.error.${name}`.
 */
function spokenOnly(source) {
  const written = (pattern) => [...source.matchAll(pattern)].map(([, key]) => key);
  const whole = written(/["'`](\w+\.[\w.]+)["'`]/g);
  const begun = written(/`(\w+\.[\w.]*)\$\{/g);
  const isSpoken = (key) => whole.includes(key) || begun.some((beginning) => key.startsWith(beginning));
  const isSentence = (entry) => typeof entry === "string" || "other" in entry;
  const spoken = (entries, path = "") => Object.fromEntries(
    Object.entries(entries)
      .map(([name, entry]) => [name, isSentence(entry) ? isSpoken(path + name) && entry : spoken(entry, `${path}${name}.`)])
      .filter(([, entry]) => entry && Object.keys(entry).length),
  );
  return {
    name: "spoken-only",
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]locale[\\/]\w+\.json$/ }, async ({ path }) => {
        const contents = JSON.stringify(spoken(JSON.parse(await readFile(path, "utf8"))));
        return { contents, loader: "json" };
      });
    },
  };
}
