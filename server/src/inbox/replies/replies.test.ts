import { INBOX } from "@blenda/domain/inbox/constants";
import { expect, test } from "vitest";
import { ADA, BOB, CARA, testApp } from "../../testing/app.ts";

const app = await testApp();

test("a creator keeps up to fifty replies of their own, sorted by title; nobody else has a part in them", async () => {
  const mine = app.as(CARA).inbox;
  const other = app.as({ ...BOB, isCreator: true }).inbox;
  await expect(app.as(ADA).inbox.cannedReplies()).rejects.toMatchObject({ status: 403 });
  await mine.saveCannedReply({ title: "thanks", body: "Thank you!" });
  const saved = await mine.saveCannedReply({ title: "Formats", body: "GLB and FBX." });
  expect(saved.map(({ title }) => title)).toEqual(["Formats", "thanks"]);
  const [first] = saved;
  if (!first) throw new Error("nothing was saved");
  await expect(other.saveCannedReply({ id: first.id, title: "Mine", body: "Now" })).rejects.toMatchObject({ code: "INBOX_CANNED_GONE" });
  await other.removeCannedReply({ id: first.id });
  expect(await mine.saveCannedReply({ id: first.id, title: "Formats", body: "GLB only." })).toMatchObject([{ body: "GLB only." }, {}]);
  expect(await mine.removeCannedReply({ id: first.id })).toHaveLength(1);
  const many = await Promise.allSettled(
    Array.from({ length: INBOX.CANNED_MOST }, (_, i) => mine.saveCannedReply({ title: `Reply ${i}`, body: "…" })),
  );
  expect(many.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { code: "INBOX_CANNED_FULL" } }]);
  expect(await mine.cannedReplies()).toHaveLength(INBOX.CANNED_MOST);
});
