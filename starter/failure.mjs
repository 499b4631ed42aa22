import { root } from "./place.mjs";

/** Something that somebody can mend. Its message is the one sentence that says how. */
export class StartFailure extends Error {}

const AGAIN = "run the same command again";

/** What programs and systems call a fault, and what to do about it. The first that fits is said. */
const REMEDIES = [
  [/\bE(NOSPC|DQUOT)\b|no space left/i, () => `the disk is full: free about 3 GB and ${AGAIN}`],
  [/\bE(ACCES|PERM|ROFS)\b/, () => `this user may not write in ${root}: make the folder yours or clone into one that is, and ${AGAIN}`],
  [
    /\bEINTEGRITY\b/,
    () =>
      `what arrived is not what was pinned, so nothing of it was kept: ${AGAIN}, and if it stays so, do not trust this registry or proxy`,
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONN\w+|E?TIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT)\b/,
    () =>
      `there is no network, or the package registry does not answer: check the connection and npm's registry and proxy settings, and ${AGAIN}`,
  ],
  [/\bEUSAGE\b/, () => `package.json and package-lock.json disagree: run npm install, commit the lock with the change, and ${AGAIN}`],
  [/\b(E404|ETARGET)\b/, () => `the package registry does not have a version the lock names: check npm's registry setting and ${AGAIN}`],
  [
    /native binding|@rollup\/rollup-|Cannot find module '@/,
    () => `a part of the installation for ${process.platform}-${process.arch} is missing: delete node_modules and ${AGAIN}`,
  ],
  [/\bENOMEM\b|heap out of memory|SIGKILL/, () => `the machine ran out of memory: end something else and ${AGAIN}`],
  [/\bENOENT\b.*\bnpm\b|\bnpm\b.*\bENOENT\b/, () => `npm was not found: install Node with npm from https://nodejs.org and ${AGAIN}`],
];

/** One sentence for a failed step, from whatever was said when it failed. */
export function sentenceFor(step, said) {
  const remedy = REMEDIES.find(([pattern]) => pattern.test(said))?.[1];
  return `${step} failed: ${remedy ? remedy() : `the lines above say why; mend it and ${AGAIN}`}.`;
}

/** What a program said, without where in its own code it was. */
export const withoutStack = (said) =>
  said
    .split("\n")
    .filter((line) => !/^\s+at /.test(line))
    .join("\n")
    .trim();
