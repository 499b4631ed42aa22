import { hash } from "node:crypto";

/** A stolen table opens no session: only the hash of a token is stored. */
export const hashToken = (token: string) => hash("sha256", token, "base64url");
