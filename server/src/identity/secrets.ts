import { createHash } from "node:crypto";

/** A stolen table opens no session: only the hash of a token is stored. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
