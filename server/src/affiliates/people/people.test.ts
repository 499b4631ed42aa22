import { AFFILIATE_TERMS_VERSION } from "@blenda/domain/affiliates/constants";
import { accountBegan } from "@blenda/domain/identity/events";
import { beforeEach, expect, test } from "vitest";
import { emit } from "../../platform/events/outbox.ts";
import { ADA, BOB, CARA, EDDA, testApp } from "../../testing/app.ts";
import { sell } from "../../testing/buying.ts";
import { untilDelivered } from "../../testing/people.ts";
import { addClick } from "../clicks/click-repository.ts";

const app = await testApp();
const settings = { isOn: true, bps: 2_000, isChosenOnly: false, mayAsk: true, items: [] };
const asking = { creatorId: CARA.id, note: "I review robots every week.", termsVersion: AFFILIATE_TERMS_VERSION };
const people = async (list: "people" | "requests" = "people") => (await app.as(CARA).affiliates.creatorAffiliates({ list })).rows;
const open = async (who = BOB) => (await app.as(who).affiliates.openProgrammes({})).rows;

beforeEach(async () => {
  await sell(app, "robot", 4_000, CARA.id);
  const shop = { creatorId: CARA.id, slug: "robots", name: "Robots", openedAt: app.now(), updatedAt: app.now() };
  await app.db.insertInto("shops").values(shop).execute();
  await app.db.insertInto("shopSlugs").values({ slug: "robots", creatorId: CARA.id, takenAt: app.now() }).execute();
  await app.as(CARA).affiliates.saveProgrammeSettings(settings);
});

test("who asks is apart from who is in; ignored, they are in neither list, and the programme isn't offered to them again", async () => {
  expect(await open()).toEqual([{ creatorId: CARA.id, shopName: "Robots", shopSlug: "robots", bps: 2_000 }]);
  expect(await open(CARA)).toEqual([]);
  const { id } = await app.as(BOB).affiliates.requestProgramme(asking);
  const second = await app.as(EDDA).affiliates.requestProgramme(asking);
  expect(await people()).toEqual([]);
  expect((await people("requests")).map((row) => row.id)).toEqual(expect.arrayContaining([id, second.id]));
  await app.as(CARA).affiliates.decideRequest({ id, isAccepted: true });
  await app.as(CARA).affiliates.decideRequest({ id: second.id, isAccepted: false });
  expect(await people()).toMatchObject([{ id, state: "active", globalAffiliateId: BOB.globalAffiliateId, note: asking.note }]);
  expect(await people("requests")).toEqual([]);
  for (const who of [BOB, EDDA]) expect(await open(who)).toEqual([]);
});

test("a programme that is off, or takes no requests any more, is not offered", async () => {
  for (const closed of [{ isOn: false }, { mayAsk: false }]) {
    app.passMinutes(1);
    await app.as(CARA).affiliates.saveProgrammeSettings({ ...settings, ...closed });
    expect(await open()).toEqual([]);
    await expect(app.as(BOB).affiliates.requestProgramme(asking)).rejects.toMatchObject({ code: "AFFILIATES_CLOSED" });
  }
});

test("clicks that led to a creator's pages are told to them, others are not", async () => {
  const { id } = await app.as(BOB).affiliates.requestProgramme(asking);
  await app.as(CARA).affiliates.decideRequest({ id, isAccepted: true });
  app.passMinutes(1);
  for (const path of ["/product/robot", "/shop/robots", "/", "/product/other"])
    await addClick(app.db, { id: crypto.randomUUID(), affiliateId: BOB.id, at: app.now(), path });
  expect(await people()).toMatchObject([{ clicks: 2 }]);
  expect(await app.as(CARA).affiliates.creatorProgramme()).toMatchObject({ clicks: 2 });
});

test("an invitation shows the email it was sent to and nothing of an account, until it is answered", async () => {
  await app.as(CARA).affiliates.inviteAffiliate({ email: ADA.email, bps: 3_000, key: crypto.randomUUID() });
  const [row] = await people();
  expect(row).toMatchObject({ state: "invited", email: ADA.email, userId: null, globalAffiliateId: "", bps: 3_000 });
  const id = row?.id ?? "";
  await app.as(ADA).affiliates.answerInvitation({ id, isAccepted: true, termsVersion: AFFILIATE_TERMS_VERSION });
  expect(await people()).toMatchObject([{ state: "active", email: "", userId: ADA.id, bps: 3_000, hasOwnBps: true }]);
});

test("a share promised to an address is kept when somebody begins an account with it", async () => {
  await app.as(CARA).affiliates.inviteAffiliate({ email: "kim@example.com", bps: 3_000, key: crypto.randomUUID() });
  app.passMinutes(1);
  const kim = { ...ADA, id: "kim", email: "kim@example.com", globalAffiliateId: "100KIM" };
  const { isAdmin: _, ...row } = kim;
  await app.db
    .insertInto("users")
    .values({ ...row, createdAt: app.now(), emailVerifiedAt: app.now() })
    .execute();
  await app.services.transaction((tx) => emit(tx, accountBegan({ userId: kim.id, network: "", at: app.now() })));
  await untilDelivered(app.db);
  const [record] = (await app.as(kim).affiliates.status()).records;
  expect(record).toMatchObject({ state: "invited", shopName: "Robots", bps: 3_000 });
  expect(await people()).toMatchObject([{ email: "kim@example.com", bps: 3_000 }]);
});

test("a pause, its end and a share of their own are a creator's to give, to their own affiliates alone", async () => {
  const { id } = await app.as(BOB).affiliates.requestProgramme(asking);
  await app.as(CARA).affiliates.decideRequest({ id, isAccepted: true });
  const calls = app.as(CARA).affiliates;
  expect(await calls.setRate({ id, bps: 2_500 })).toMatchObject({ bps: 2_500, hasOwnBps: true });
  expect(await calls.setRate({ id, bps: null })).toMatchObject({ bps: 2_000, hasOwnBps: false });
  expect(await calls.pauseAffiliate({ id, isPaused: true })).toMatchObject({ state: "paused" });
  expect(await calls.pauseAffiliate({ id, isPaused: false })).toMatchObject({ state: "active" });
  const other = app.as({ ...EDDA, isCreator: true }).affiliates;
  await expect(other.endAffiliate({ id })).rejects.toMatchObject({ code: "AFFILIATES_NOT_FOUND" });
  expect(await calls.endAffiliate({ id })).toMatchObject({ state: "ended" });
  await expect(calls.pauseAffiliate({ id, isPaused: false })).rejects.toMatchObject({ code: "AFFILIATES_NOT_LIKE_THIS" });
});

const markOf = (id: string) =>
  app.db.selectFrom("users").select(["hasEverBeenAffiliate", "updatedAt"]).where("id", "=", id).executeTakeFirstOrThrow();

test("any record makes somebody an affiliate for ever, and marks a profile that isn't; asking to join is no record yet", async () => {
  await app.as(BOB).affiliates.requestProgramme(asking);
  expect(await app.as(BOB).affiliates.status()).toMatchObject({ isActive: false, hasEverBeenAffiliate: false });
  expect(await markOf(BOB.id)).toEqual({ hasEverBeenAffiliate: false, updatedAt: null });
  await app.as(CARA).affiliates.inviteAffiliate({ email: ADA.email, key: crypto.randomUUID() });
  expect(await app.as(ADA).affiliates.status()).toMatchObject({ isActive: false, hasEverBeenAffiliate: true });
  expect(await markOf(ADA.id)).toEqual({ hasEverBeenAffiliate: true, updatedAt: app.now() });
  const { records } = await app.as(ADA).affiliates.status();
  expect(records[0]).toMatchObject({ email: ADA.email, isActive: false, globalAffiliateId: ADA.globalAffiliateId, createdAt: app.now() });
});
