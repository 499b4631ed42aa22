import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "./db.ts";

/** Closes what we hand out and want back unchanged: whoever holds it may read it, nobody can change it or make one. */
export interface Signer {
  close(kind: string, content: object): string;
  /** What was closed; `null` for anything else. */
  open(kind: string, sealed: string): unknown;
  /** A word nobody else can find, always the same for the same text. */
  word(kind: string, text: string): string;
}

const NAME = "seal";

/** The secret is made once and kept with the data: what one process closed, every other opens, also after a restart. */
export async function openSigner(db: Db): Promise<Signer> {
  const value = randomBytes(32).toString("base64url");
  await db
    .insertInto("secrets")
    .values({ name: NAME, value })
    .onConflict((c) => c.doNothing())
    .execute();
  const kept = await db.selectFrom("secrets").select("value").where("name", "=", NAME).executeTakeFirstOrThrow();
  return makeSigner(kept.value);
}

export function makeSigner(secret: string): Signer {
  const sign = (kind: string, body: string) => createHmac("sha256", secret).update(`${kind}.${body}`).digest();
  return {
    word: (kind, text) => sign(kind, text).toString("base64url"),
    close: (kind, content) => {
      const body = Buffer.from(JSON.stringify(content)).toString("base64url");
      return `${body}.${sign(kind, body).toString("base64url")}`;
    },
    open: (kind, sealed) => {
      const [body = "", given = "", ...more] = sealed.split(".");
      const expected = sign(kind, body);
      const seal = Buffer.from(given, "base64url");
      if (more.length > 0 || seal.length !== expected.length || !timingSafeEqual(seal, expected)) return null;
      return JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
    },
  };
}
