import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "../database/db.ts";

/** Signed tokens (HMAC), for what we hand out and want back unchanged: every holder may read one, only we can make or change one. */
export interface Signer {
  sign(kind: string, content: object): string;
  /** What was signed; `null` for anything else. */
  verify(kind: string, token: string): unknown;
  /** A keyed digest: only we can compute it, and it is always the same for the same text. */
  digest(kind: string, text: string): string;
}

/** Stored under this name, so it stays. */
const NAME = "seal";

/** The secret is made once and kept with the data: what one process signed, every other verifies, also after a restart. */
export async function openSigner(db: Db): Promise<Signer> {
  const value = randomBytes(32).toString("base64url");
  await db
    .insertInto("secrets")
    .values({ name: NAME, value })
    .onConflict((c) => c.doNothing())
    .execute();
  const stored = await db.selectFrom("secrets").select("value").where("name", "=", NAME).executeTakeFirstOrThrow();
  return makeSigner(stored.value);
}

export function makeSigner(secret: string): Signer {
  const hmac = (kind: string, body: string) => createHmac("sha256", secret).update(`${kind}.${body}`).digest();
  return {
    digest: (kind, text) => hmac(kind, text).toString("base64url"),
    sign: (kind, content) => {
      const body = Buffer.from(JSON.stringify(content)).toString("base64url");
      return `${body}.${hmac(kind, body).toString("base64url")}`;
    },
    verify: (kind, token) => {
      const [body = "", given = "", ...more] = token.split(".");
      const expected = hmac(kind, body);
      const signature = Buffer.from(given, "base64url");
      if (more.length > 0 || signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
      return JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
    },
  };
}
