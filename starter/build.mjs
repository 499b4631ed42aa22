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
  const engine = ["forge/package.json", "forge/bundle.mjs", "starter/bundle.mjs", ...filesIn("forge/src")];
  const forms = ["forms/package.json", "forms/bundle.mjs", ...filesIn("forms/src")];
  const step = "Building the 3D engine";
  once("forge/dist/processes/.built", engine, step, () => run(step, node, [at("forge/bundle.mjs")], { env }));
  const next = "Building its forms";
  once("forms/dist/processes/.built", [...engine, ...forms], next, () => run(next, node, [at("forms/bundle.mjs")], { env }));
}

/** The server in few files, types stripped: it starts in half the time, and stripping takes 20 MB that a process never gives back. */
export function buildServer(node, env) {
  const rooms = ["server", "domain", "forge", "forms"].flatMap((room) => [`${room}/package.json`, ...filesIn(`${room}/src`)]);
  const sources = [...rooms, "server/bundle.mjs", "starter/bundle.mjs", "package-lock.json"];
  const step = "Building the server";
  once("server/dist/.built", sources, step, () => run(step, node, [at("server/bundle.mjs")], { env }));
}
