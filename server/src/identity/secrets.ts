import { createHash, randomBytes } from "node:crypto";

/** 256 random bits. */
export const newToken = () => randomBytes(32).toString("base64url");

/** A stolen table opens no session: only the hash of a token is stored. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
