import { spawnSync } from "node:child_process";
import { StartFailure, sentenceFor, withoutStack } from "./failure.mjs";
import { root } from "./place.mjs";

/** Runs a program to its end. One that fails is quoted only where no sentence of ours says it better. */
export function run(step, file, args, options) {
  const { status, signal, error, stdout, stderr } = spawnSync(file, args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "pipe"],
    ...options,
  });
  if (status === 0) {
    if (stderr) console.error(stderr.trim());
    return;
  }
  // Somebody pressed Ctrl-C: they know.
  if (signal === "SIGINT" || signal === "SIGTERM") process.exit(1);
  const said = withoutStack(`${stdout ?? ""}${stderr ?? ""}`);
  const sentence = sentenceFor(step, [said, error?.message, signal].join("\n"));
  if (sentence === sentenceFor(step, "")) console.error(said || error?.message);
  throw new StartFailure(sentence);
}

/** The same npm that started us, if one did. Install scripts never run. */
export function npm(step, args, options) {
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  const cli = process.env.npm_execpath;
  run(step, cli ? process.execPath : "npm", [...(cli ? [cli] : []), ...args, ...quiet], options);
}
