import type { Sentence } from "@blenda/domain/review/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../../platform/database/db.ts";

export const allSentences = (db: Db): Promise<Sentence[]> =>
  db.selectFrom("reviewSentences").select(["id", "kind", "text"]).orderBy("kind").orderBy("text").orderBy("id").execute();

interface Authorship {
  by: string;
  at: Instant;
}

export async function addSentence(tx: Tx, sentence: Sentence, { by, at }: Authorship): Promise<void> {
  await tx
    .insertInto("reviewSentences")
    .values({ ...sentence, updatedBy: by, updatedAt: at })
    .execute();
}

/** What it was before; `null`: there is none to change. */
export async function changeSentence(tx: Tx, { id, kind, text }: Sentence, { by, at }: Authorship): Promise<Sentence | null> {
  const before = await findSentence(tx, id);
  if (before) await tx.updateTable("reviewSentences").set({ kind, text, updatedBy: by, updatedAt: at }).where("id", "=", id).execute();
  return before;
}

export async function dropSentence(tx: Tx, id: string): Promise<Sentence | null> {
  const before = await findSentence(tx, id);
  if (before) await tx.deleteFrom("reviewSentences").where("id", "=", id).execute();
  return before;
}

const findSentence = async (tx: Tx, id: string): Promise<Sentence | null> =>
  (await tx.selectFrom("reviewSentences").select(["id", "kind", "text"]).where("id", "=", id).forUpdate().executeTakeFirst()) ?? null;
