// In the oldest words too: start.mjs asks this before anything else is read.
const OLDEST_NODE = 20;

/** Why this Node cannot even fetch a younger one; nothing if it can. */
export function complaintAbout(version) {
  if (Number(version.split(".")[0]) >= OLDEST_NODE) return undefined;
  return `Blenda needs Node ${OLDEST_NODE} or later and this one is ${version}: install a current Node from https://nodejs.org and run the same command again.`;
}
