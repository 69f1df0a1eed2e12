// Bundles the boards into the modules that the package ships, one for each subject.
import { readFile } from "node:fs/promises";
import { build } from "esbuild";

const BUNDLES = { mmteach: "index.ts", decrypto: "decrypto.ts", tutor: "tutor.ts" };

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
    loader: { ".css": "text" },
    legalComments: "none",
    logLevel: "warning",
  };
  const { metafile } = await build({ ...options, metafile: true, write: false });
  const sources = Object.keys(metafile.inputs).filter((path) => /^[^.].*\.tsx?$/.test(path));
  const texts = await Promise.all(sources.map((path) => readFile(`${import.meta.dirname}/${path}`, "utf8")));
  await build({ ...options, plugins: [spokenOnly(texts.join("\n"))] });
}

/**
 * Leaves out of the catalogues the sections whose sentences `source` never asks for: a key is written out at least as
 * far as its section, as in "board.print" or `decrypto.error.${name}`.
 */
function spokenOnly(source) {
  const spoken = new Set(source.matchAll(/["'`](\w+)\./g).map(([, section]) => section));
  return {
    name: "spoken-only",
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]locale[\\/]\w+\.json$/ }, async ({ path }) => {
        const sections = Object.entries(JSON.parse(await readFile(path, "utf8")));
        const contents = JSON.stringify(Object.fromEntries(sections.filter(([section]) => spoken.has(section))));
        return { contents, loader: "json" };
      });
    },
  };
}
