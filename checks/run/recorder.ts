// Recorder of what one test file really did: which modules' functions it called, which files it read, whether it started a program.
import childProcess from "node:child_process";
import fs from "node:fs";
import { Session } from "node:inspector";
import { syncBuiltinESMExports } from "node:module";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import workers from "node:worker_threads";

export interface FileRecord {
  /** Modules of which a function was called, as paths from the root. Null: nobody counted, so any of those it loads. */
  calls: string[] | null;
  /** Files and folders looked at; "." when a program was started, which may have looked at anything. */
  reads: string[];
}

export interface Recorder {
  /** `isWide`: it loads far more than it calls, so calls are counted; and data it reads may stay in memory for the files after it. */
  start(isWide: boolean): void;
  stop(): FileRecord;
}

const EVERYTHING = ".";
/** Code is followed by its imports; what a test compares itself with is its own. */
const IS_TRANSIENT = /\.m?[jt]sx?$|\.snap$|^\.$/;
const READERS = [
  "readFileSync",
  "readFile",
  "createReadStream",
  "openSync",
  "open",
  "readdirSync",
  "readdir",
  "existsSync",
  "opendirSync",
  "cpSync",
];
const PROMISED = ["readFile", "open", "readdir", "opendir", "cp"];
const STARTERS = ["spawn", "fork", "exec", "execFile", "spawnSync", "execSync", "execFileSync"];

type Callable = (...args: unknown[]) => unknown;

/** One per process: it stays between the test files of a worker, and so does what they loaded. */
export function makeRecorder(root: string): Recorder {
  const session = new Session();
  session.connect();
  post(session, "Profiler.enable");
  const begins = new Map<string, number>();
  const lasting = new Set<string>();
  let reads = new Set<string>();
  let isWide = false;
  const note = (path: unknown) => {
    const own = fromRoot(root, path);
    if (own === undefined) return;
    reads.add(own);
    if (isWide && !IS_TRANSIENT.test(own)) lasting.add(own);
  };
  watch(fs, READERS, note);
  watch(fs.promises, PROMISED, note);
  watch(fs, ["globSync"], (_, options) => note((options as { cwd?: unknown } | undefined)?.cwd ?? root));
  watch(childProcess, STARTERS, () => reads.add(EVERYTHING));
  workers.Worker = class extends workers.Worker {
    constructor(...args: ConstructorParameters<typeof workers.Worker>) {
      super(...args);
      reads.add(EVERYTHING);
    }
  };
  syncBuiltinESMExports();
  return {
    start: (isNextWide) => {
      reads = new Set();
      isWide = isNextWide;
      // Binary and from anew for every file: functions may still be optimised, so it costs next to nothing.
      if (isWide) post(session, "Profiler.startPreciseCoverage", { callCount: false, detailed: false });
    },
    stop: () => {
      if (!isWide) return { calls: null, reads: [...reads] };
      const { result } = post(session, "Profiler.takePreciseCoverage") as { result: Script[] };
      post(session, "Profiler.stopPreciseCoverage");
      const scripts = result.filter(({ url }) => url.startsWith("file:"));
      // All functions of a script are told the first time it is met, later only those that were called.
      for (const { url, functions } of scripts) if (!begins.has(url)) begins.set(url, ownBegin(functions));
      const called = scripts.filter(({ url, functions }) =>
        functions.some(({ ranges: [whole] }) => whole && whole.count > 0 && whole.startOffset >= (begins.get(url) ?? 0)),
      );
      return { calls: called.flatMap(({ url }) => fromRoot(root, url) ?? []), reads: [...reads, ...lasting] };
    },
  };
}

interface Script {
  url: string;
  functions: ScriptFunction[];
}

interface ScriptFunction {
  functionName: string;
  ranges: { startOffset: number; endOffset: number; count: number }[];
}

/** How the runner writes a module: so much before its first export, and each export as a nameless function of its own. */
const BEFORE_EXPORTS = 209;
const EXPORT_HEAD = '__vite_ssr_exportName__("", '.length;
const EXPORT_BODY = "() => { try { return  } catch {} }".length;
const EXPORT_TAIL = ");\n".length;

/** Where a module's own functions begin: behind the one it is itself, and behind its exports. Unknown writing hides nothing. */
function ownBegin(functions: readonly ScriptFunction[]): number {
  let end = BEFORE_EXPORTS;
  for (const { functionName, ranges } of functions) {
    const { startOffset = 0, endOffset = 0 } = ranges[0] ?? {};
    if (startOffset < BEFORE_EXPORTS) continue;
    const nameLength = endOffset - startOffset - EXPORT_BODY;
    if (functionName !== "" || startOffset !== end + EXPORT_HEAD + nameLength) break;
    end = endOffset + EXPORT_TAIL;
  }
  return end;
}

function post(session: Session, method: string, params = {}): unknown {
  let answer: unknown;
  session.post(method, params, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

function watch(module: object, names: readonly string[], note: (...args: unknown[]) => void): void {
  const functions = module as Record<string, Callable>;
  for (const name of names) {
    const before = functions[name];
    if (!before) continue;
    const watched = function (this: unknown, ...args: unknown[]) {
      note(...args);
      return before.apply(this, args);
    };
    // With all it carries: what others turn into a promise is noted, and answers as before.
    const carried = Object.getOwnPropertyDescriptors(before) as PropertyDescriptorMap & { [promisify.custom]?: PropertyDescriptor };
    const promised: Callable | undefined = carried[promisify.custom]?.value;
    if (promised) {
      const value = (...args: unknown[]) => {
        note(...args);
        return promised(...args);
      };
      carried[promisify.custom] = { ...carried[promisify.custom], value };
    }
    Object.defineProperties(watched, carried);
    functions[name] = watched;
  }
}

/** Undefined: not ours, or made from what is ours. */
function fromRoot(root: string, path: unknown): string | undefined {
  const named = path instanceof URL || String(path).startsWith("file:") ? fileURLToPath(path as URL) : path;
  if (typeof named !== "string") return undefined;
  const own = relative(root, resolve(named));
  if (own === "") return EVERYTHING;
  return own.startsWith("..") || isAbsolute(own) || /(^|\/)(node_modules|dist|\.data|\.runtime|\.git)(\/|$)/.test(own)
    ? undefined
    : own.split(sep).join("/");
}
