import { createHash } from "node:crypto";

/** What something was made from, in sixteen letters: the same again means that there is nothing to do. */
export const stamp = (of: unknown): string => createHash("sha256").update(JSON.stringify(of)).digest("hex").slice(0, 16);
