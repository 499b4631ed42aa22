import { AFFILIATE_TERMS_VERSION } from "@blenda/domain/affiliates/constants";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { addFile } from "../../testing/catalogue.ts";
import { untilDelivered } from "../../testing/people.ts";
import { addClick, bind } from "../clicks/click-repository.ts";

const app = await testApp();
const settings = { isOn: true, bps: 2_000, isChosenOnly: false, mayAsk: true, items: [] };
const message = { body: "New robots on Friday. Tell your readers.", key: "message-key-1" };

beforeEach(async () => {
  await sell(app, "robot", 4_000, CARA.id);
  await sell(app, "crate", 1_000, EDDA.id);
  await app.as(CARA).affiliates.saveProgrammeSettings(settings);
});

/** Somebody is let into Cara's programme. */
async function joins(who: typeof BOB): Promise<string> {
  const asking = { creatorId: CARA.id, note: "I review robots every week.", termsVersion: AFFILIATE_TERMS_VERSION };
  const { id } = await app.as(who).affiliates.requestProgramme(asking);
  await app.as(CARA).affiliates.decideRequest({ id, isAccepted: true });
  return id;
}

const inboxOf = async (who: typeof BOB) => (await app.as(who).inbox.conversations({})).lines;

test("what is worth sharing comes first from a creator whose programme one is in, with what a sale brings, and never one's own", async () => {
  await joins(BOB);
  const { items } = await app.as(BOB).affiliates.assets();
  expect(items).toMatchObject([
    { itemId: "robot", programme: "creator", bps: 2_000, cents: 651, priceCents: 4_000 },
    { itemId: "crate", programme: "platform", bps: 500, cents: 40 },
  ]);
  const own = (await app.as(CARA).affiliates.assets()).items;
  expect(own.map(({ itemId }) => itemId)).toEqual(["crate"]);
});

test("something the programme leaves out is paid by ours, and nothing that is free or gone is listed", async () => {
  await joins(BOB);
  app.passMinutes(1);
  await app.as(CARA).affiliates.saveProgrammeSettings({ ...settings, isChosenOnly: true });
  await sell(app, "gift", 0, EDDA.id);
  await app.db.updateTable("products").set({ status: "unlisted" }).where("id", "=", "crate").execute();
  expect((await app.as(BOB).affiliates.assets()).items).toMatchObject([{ itemId: "robot", programme: "platform", bps: 500 }]);
});

test("the trail as a file has a line for each order with what became of it, and only one's own", async () => {
  await joins(BOB);
  app.passMinutes(1);
  const clickId = crypto.randomUUID();
  await addClick(app.db, { id: clickId, affiliateId: BOB.id, at: app.now(), path: "/product/robot", sub: "video" });
  const bound = { userId: ADA.id, clickId, affiliateId: BOB.id, clickedAt: app.now(), boundAt: app.now() };
  await app.services.transaction((tx) => bind(tx, bound));
  app.passMinutes(1);
  await buy(app, ADA, ["robot"]);
  await untilDelivered(app.db);
  const { name, csv, isCut } = await app.as(BOB).affiliates.trailFile({});
  expect(name).toBe(`affiliate-orders-${app.now().slice(0, 10)}.csv`);
  expect(isCut).toBe(false);
  const [head, line, ...rest] = csv.trim().split("\r\n");
  expect(head).toContain('"You earned","State","Reason"');
  expect(line).toContain('"The robot","product","Creator","20","32.54","6.51","Pending",""');
  expect(line).toContain('"/product/robot","video"');
  expect(rest).toEqual([]);
  expect((await app.as(BOB).affiliates.trailFile({ state: "void" })).csv.trim().split("\r\n")).toHaveLength(1);
  expect((await app.as(EDDA).affiliates.trailFile({})).csv.trim().split("\r\n")).toHaveLength(1);
});

test("a creator's affiliates as a file: ids and figures, and of whoever was invited the address alone", async () => {
  await joins(BOB);
  await app.as(CARA).affiliates.inviteAffiliate({ email: "kim@example.com", bps: 3_000, key: crypto.randomUUID() });
  const { csv } = await app.as(CARA).affiliates.affiliatesFile();
  expect(csv).toContain(`"${BOB.globalAffiliateId}","Active"`);
  expect(csv).toContain('"kim@example.com","Invited"');
  expect(csv).not.toContain(BOB.email);
  await expect(app.as(BOB).affiliates.affiliatesFile()).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("a message reaches every active affiliate's inbox once, however often it is sent, and they can answer it", async () => {
  await joins(BOB);
  await app.as(EDDA).affiliates.status();
  const paused = await joins(EDDA);
  await app.as(CARA).affiliates.pauseAffiliate({ id: paused, isPaused: true });
  const { messageAffiliates } = app.as(CARA).affiliates;
  expect(await messageAffiliates(message)).toEqual({ people: 1 });
  expect(await messageAffiliates(message)).toEqual({ people: 1 });
  await app.runJobs();
  await app.runJobs();
  const [line, ...others] = await inboxOf(BOB);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ subject: "cara's affiliate program", unread: 1 });
  expect(await inboxOf(EDDA)).toEqual([]);
  const { messages } = await app.as(BOB).inbox.send({ id: line?.id ?? "", body: "I will.", attachmentIds: [], key: crypto.randomUUID() });
  expect(messages.map(({ body }) => body)).toEqual([message.body, "I will."]);
});

test("whoever blocked the creator gets nothing, which the creator isn't told; without affiliates it is refused", async () => {
  await expect(app.as(CARA).affiliates.messageAffiliates(message)).rejects.toMatchObject({ code: "AFFILIATES_NOBODY" });
  await joins(BOB);
  await app.db.insertInto("userBlocks").values({ blockerId: BOB.id, blockedId: CARA.id, createdAt: app.now() }).execute();
  expect(await app.as(CARA).affiliates.messageAffiliates(message)).toEqual({ people: 1 });
  await app.runJobs();
  expect(await inboxOf(BOB)).toEqual([]);
});

test("the page of the program does its arithmetic on something with a picture", async () => {
  const shop = { creatorId: CARA.id, slug: "robots", name: "Robots", openedAt: app.now(), updatedAt: app.now() };
  await app.db.insertInto("shops").values(shop).execute();
  await app.db.insertInto("shopSlugs").values({ slug: "robots", creatorId: CARA.id, takenAt: app.now() }).execute();
  await addFile(app.db, "poster-of-robot");
  await app.db.updateTable("products").set({ posterFileId: "poster-of-robot" }).where("id", "=", "robot").execute();
  const { example } = await app.as(null).affiliates.programme();
  expect(example).toMatchObject({ itemId: "robot", priceCents: 4_000, posterUrl: expect.stringContaining("poster-of-robot") });
});
