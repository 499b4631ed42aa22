import { readFileSync } from "node:fs";
import { filesIn, once } from "./once.mjs";
import { at } from "./place.mjs";
import { run } from "./run.mjs";

export function buildWeb(node, env) {
  const rooms = ["web", "domain"].flatMap((room) => [`${room}/package.json`, ...filesIn(`${room}/src`)]);
  const sources = [...rooms, ...filesIn("web/public"), "web/index.html", "web/vite.config.ts"];
  const step = "Building the site";
  once("web/dist/.built", sources, step, () =>
    run(step, node, [at("node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], { cwd: at("web"), env }),
  );
}

/** What runs in limited processes, in few files: each of them loads it anew. */
export function buildForge(node, env) {
  const sources = ["forge/package.json", "forge/bundle.mjs", ...filesIn("forge/src")];
  const step = "Building the 3D engine";
  once("forge/dist/processes/.built", sources, step, () => run(step, node, [at("forge/bundle.mjs")], { env }));
}

/**
 * Stripping types takes 20 MB that a process never gives back. A short-lived one does it, and the server finds it done:
 * everything main.ts imports, without main.ts itself, which would start.
 */
export function compileServer(node, env) {
  const sources = ["server", "domain"].flatMap((room) => filesIn(`${room}/src`));
  const imports = readFileSync(at("server/src/main.ts"), "utf8").match(/(?<=from ")\.[^"]+/g) ?? [];
  const program = imports.map((path) => `await import(${JSON.stringify(at("server/src", path))});`).join("");
  const step = "Compiling the server";
  once(".runtime/compiled", sources, step, () => run(step, node, ["--input-type=module", "-e", program], { env }));
}
