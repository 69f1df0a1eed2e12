// Bundles every board into the one module that the package ships.
import { build } from "esbuild";

await build({
  entryPoints: ["index.ts"],
  outfile: "../mmteach/static/mmteach.mjs",
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
});
