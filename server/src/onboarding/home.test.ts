import { shopChanged } from "@blenda/domain/shops/events";
import { expect, test } from "vitest";
import { emit } from "../platform/events/outbox.ts";
import { ADA, BOB, CARA, ROOT, testApp } from "../testing/app.ts";
import { addFile } from "../testing/catalogue.ts";
import { sendApplication } from "../testing/creators/applying.ts";
import { sellFile } from "../testing/goods.ts";
import { untilDelivered } from "../testing/people.ts";

const app = await testApp();
const creator = { ...ADA, isCreator: true };
const home = () => app.as(creator).onboarding.home();

test("a new shop has a list of what it lacks, which goes once all is there and never comes back", async () => {
  await sendApplication(app, ADA, ROOT);
  await app.as(ROOT).onboarding.decideApplication({ decision: "approve", userId: ADA.id });
  expect(await home()).toMatchObject({
    approvedAt: app.now(),
    isFinished: false,
    needs: [],
    checklist: [
      { item: "logo", isDone: false },
      { item: "banner", isDone: false },
      { item: "first_product", isDone: false },
      { item: "refund_policy", isDone: true },
      { item: "payout_recipient", isDone: false },
    ],
  });
  await addFile(app.db, "logo");
  await sellFile(app, "lamp", 1000, ADA.id);
  const dress = async (fileId: string | null) => {
    await app.db.updateTable("shops").set({ imageFileId: fileId, bannerFileId: fileId }).where("creatorId", "=", ADA.id).execute();
    await app.services.transaction((tx) => emit(tx, shopChanged({ creatorId: ADA.id })));
    await untilDelivered(app.db);
  };
  await dress("logo");
  expect(await home()).toMatchObject({ isFinished: true });
  await dress(null);
  expect(await home()).toMatchObject({ isFinished: true });
});

test("what waits for a creator: messages and drafts of their own, and of nobody else", async () => {
  await app.db.updateTable("users").set({ isCreator: true }).where("id", "=", ADA.id).execute();
  await app.as(BOB).inbox.start({ recipientId: ADA.id, subject: "A lamp", body: "Does it open in Blender?", key: "start-key-1" });
  await app.as(creator).authoring.createDraft({ key: "draft-key-1" });
  const { needs } = await home();
  expect(needs.map(({ kind, title, detail }) => [kind, title, detail]).sort()).toEqual([
    ["draft", "", ""],
    ["message", "A lamp", BOB.displayName],
  ]);
  expect((await app.as(CARA).onboarding.home()).needs).toEqual([]);
});
