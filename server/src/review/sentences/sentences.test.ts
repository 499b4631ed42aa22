import type { Me } from "@blenda/domain/identity/model";
import { REVIEW } from "@blenda/domain/review/constants";
import { beforeEach, expect, test } from "vitest";
import { EDDA, ROOT, testApp } from "../../testing/app.ts";

const app = await testApp();
const REVIEWER: Me = { ...EDDA, permissions: ["approve_content"] };
const review = (me = REVIEWER) => app.as(me).review;

beforeEach(() => app.db.deleteFrom("reviewSentences").execute());

test("a saved sentence is the team's: whoever decides adds, changes and deletes it, and each is written down", async () => {
  const [first] = await review().saveSentence({ kind: "title", text: "Name the thing itself." });
  const id = first?.id ?? "";
  expect(await review(ROOT).sentences({})).toEqual([{ id, kind: "title", text: "Name the thing itself." }]);
  await review(ROOT).saveSentence({ id, kind: "description", text: "Say what is in it." });
  expect(await review().sentences({})).toEqual([{ id, kind: "description", text: "Say what is in it." }]);
  expect(await review().removeSentence({ id })).toEqual([]);
  await expect(review().saveSentence({ id, kind: "title", text: "Gone." })).rejects.toMatchObject({ code: "REVIEW_SENTENCE_GONE" });
  const audited = await app.db.selectFrom("auditEntries").select(["action", "actorId"]).orderBy("n").execute();
  expect(audited).toEqual([
    { action: "review.saveSentence", actorId: EDDA.id },
    { action: "review.saveSentence", actorId: ROOT.id },
    { action: "review.removeSentence", actorId: EDDA.id },
  ]);
});

test("who only reads uses them and changes none; there is an end to how many", async () => {
  const reader: Me = { ...EDDA, permissions: ["view_content"] };
  await expect(review(reader).saveSentence({ kind: "title", text: "Mine." })).rejects.toMatchObject({ status: 403 });
  expect(await review(reader).sentences({})).toEqual([]);
  const at = app.now();
  const rows = Array.from({ length: REVIEW.MOST_SENTENCES }, (_, n) => ({
    id: `s${n}`,
    kind: "title" as const,
    text: `${n}`,
    updatedAt: at,
  }));
  await app.db.insertInto("reviewSentences").values(rows).execute();
  await expect(review().saveSentence({ kind: "title", text: "One more." })).rejects.toMatchObject({ code: "REVIEW_SENTENCES_FULL" });
});
