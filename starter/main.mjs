// Makes a fresh clone ready, then hands over to a current Node. Plain JavaScript that Node 20 can run.
// We do this here and not in pre-scripts: npm skips those when install scripts are switched off.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, dirname } from "node:path";
import { buildForge, buildServer, buildWeb } from "./build.mjs";
import { StartFailure, sentenceFor } from "./failure.mjs";
import { once } from "./once.mjs";
import { at, root } from "./place.mjs";
import { npm } from "./run.mjs";
import { currentNode } from "./runtime.mjs";

const TASKS = {
  serve: "server/dist/main.js",
  dev: "starter/dev.mjs",
  test: "checks/run/main.ts",
  check: "checks/run/main.ts",
  browsers: "e2e/walk-browsers.mjs",
  run: null,
};

export function main([task = "serve", ...rest]) {
  try {
    if (!(task in TASKS)) throw new StartFailure(`There is no task "${task}": try ${Object.keys(TASKS).join(", ")}.`);
    install();
    const node = currentNode();
    const env = environment(node, task);
    buildForge(node, env);
    if (["serve", "test", "browsers"].includes(task)) buildWeb(node, env);
    if (task !== "dev") buildServer(node, env);
    handOver(node, [...(task === "serve" ? lean() : []), ...(TASKS[task] ? [TASKS[task]] : []), ...rest], env);
  } catch (error) {
    if (!(error instanceof StartFailure) && !error.code) console.error(error.message);
    console.error(error instanceof StartFailure ? error.message : sentenceFor("Starting", error.message));
    process.exitCode = 1;
  }
}

/** Exactly what the lock holds: starting never changes it. */
function install() {
  const { workspaces } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  const sources = [...[".", ...workspaces].map((room) => `${room}/package.json`), "package-lock.json"];
  once("node_modules/.installed", sources, "Installing", () => npm("Installing", ["ci", "--prefer-offline"]));
}

function environment(node, task) {
  const { NODE_ENV, DEMO, TAX } = process.env;
  // The demo shows what collecting tax looks like; nobody else collects any without saying so.
  const isDemo = task === "serve" && NODE_ENV !== "production" && DEMO !== "off";
  return {
    ...process.env,
    ...(isDemo && !TAX && { TAX: "table" }),
    PATH: dirname(node) + delimiter + process.env.PATH,
    // Keeps compiled code: a third quicker to start.
    NODE_COMPILE_CACHE: at(".runtime/compile-cache"),
    // One place to take memory from instead of one per thread: 10 MB less of it lies about half used.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "1",
  };
}

/**
 * A young generation of bounded size: more would be quicker still, but takes memory under load. The heap is swept before it has doubled: 60 MB
 * less. The young generation is swept by the thread that filled it: on a busy machine it would wait for its helpers, up to 50 ms.
 */
const lean = () => JSON.parse(readFileSync(at("server/lean.json"), "utf8"));

/** Becomes the program as far as the outside can tell: its signals go in, its exit code comes out. */
function handOver(node, args, env) {
  const child = spawn(node, args, { cwd: root, env, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(sentenceFor("Starting", error.message));
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
