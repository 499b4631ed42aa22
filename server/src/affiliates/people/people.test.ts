import { AFFILIATE_TERMS_VERSION } from "@blenda/domain/affiliates/constants";
import { accountBegan } from "@blenda/domain/identity/events";
import { destination } from "@blenda/domain/notifications/rules";
import { beforeEach, expect, test } from "vitest";
import { emit } from "../../platform/events/outbox.ts";
import { givePassword, PASSWORD } from "../../testing/account.ts";
import { ADA, BOB, CARA, EDDA, testApp } from "../../testing/app.ts";
import { openBrowser } from "../../testing/browser.ts";
import { sell } from "../../testing/buying.ts";
import { untilDelivered } from "../../testing/people.ts";
import { addClick } from "../clicks/click-repository.ts";

const app = await testApp();
const settings = { isOn: true, bps: 2_000, isChosenOnly: false, mayAsk: true, items: [] };
const asking = { creatorId: CARA.id, note: "I review robots every week.", termsVersion: AFFILIATE_TERMS_VERSION };
const people = async (list: "people" | "requests" = "people") => (await app.as(CARA).affiliates.creatorAffiliates({ list })).rows;
const markOf = (id: string) =>
  app.db.selectFrom("users").select(["hasEverBeenAffiliate", "updatedAt"]).where("id", "=", id).executeTakeFirstOrThrow();
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
  expect(await markOf(kim.id)).toMatchObject({ hasEverBeenAffiliate: true });
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

const NEW = "bob.new@example.com";
const moved = { ...BOB, email: NEW };
const stranger = { ...ADA, id: "stranger", email: BOB.email, globalAffiliateId: "100STR" };

/** Bob's mail goes to another address from now on: he asks, and confirms it there. */
async function changesEmail(): Promise<void> {
  await givePassword(app.db, BOB.id);
  const { call } = openBrowser(app.services);
  await call.identity.signIn({ email: BOB.email, password: PASSWORD });
  await call.account.changeEmail({ email: NEW });
  const { body } = await app.db.selectFrom("mails").select("body").where("recipient", "=", NEW).executeTakeFirstOrThrow();
  await call.account.confirmEmailChange({ token: body.match(/#change=([\w-]+)/)?.[1] ?? "" });
  await untilDelivered(app.db);
}

test("records follow somebody to their new address, and whoever has the old one sees nothing of them", async () => {
  const { id } = await app.as(BOB).affiliates.joinProgramme({ termsVersion: AFFILIATE_TERMS_VERSION });
  await changesEmail();
  expect(await app.as(moved).affiliates.joinProgramme({ termsVersion: AFFILIATE_TERMS_VERSION })).toMatchObject({ id, email: NEW });
  const { isAdmin: _, ...row } = stranger;
  await app.db
    .insertInto("users")
    .values({ ...row, createdAt: app.now(), emailVerifiedAt: app.now() })
    .execute();
  expect((await app.as(moved).affiliates.status()).records).toMatchObject([{ id, state: "active" }]);
  expect((await app.as(stranger).affiliates.status()).records).toEqual([]);
  const theirs = await app.as(stranger).affiliates.joinProgramme({ termsVersion: AFFILIATE_TERMS_VERSION });
  expect(theirs.id).not.toBe(id);
});

test("a record is somebody's before their new address has reached it", async () => {
  const { id } = await app.as(BOB).affiliates.joinProgramme({ termsVersion: AFFILIATE_TERMS_VERSION });
  expect((await app.as(moved).affiliates.joinProgramme({ termsVersion: AFFILIATE_TERMS_VERSION })).id).toBe(id);
  expect((await app.as({ ...ADA, email: BOB.email }).affiliates.status()).records).toEqual([]);
});

test("an invitation to the address somebody moves to is theirs, with the share it promises", async () => {
  await app.as(CARA).affiliates.inviteAffiliate({ email: NEW, bps: 3_000, key: crypto.randomUUID() });
  app.passMinutes(1);
  await changesEmail();
  const [record] = (await app.as(moved).affiliates.status()).records;
  expect(record).toMatchObject({ state: "invited", shopName: "Robots", bps: 3_000 });
  const accepted = { id: record?.id ?? "", isAccepted: true, termsVersion: AFFILIATE_TERMS_VERSION };
  expect(await app.as(moved).affiliates.answerInvitation(accepted)).toMatchObject({ state: "active", bps: 3_000 });
});

test("an invitation stays theirs when their address changes, and another to the new one is the same", async () => {
  await app.as(CARA).affiliates.inviteAffiliate({ email: BOB.email, key: crypto.randomUUID() });
  await app.as(CARA).affiliates.inviteAffiliate({ email: NEW, key: crypto.randomUUID() });
  const [invited] = (await app.as(BOB).affiliates.status()).records;
  await changesEmail();
  expect(await people()).toMatchObject([{ id: invited?.id, email: NEW }]);
  const declined = { id: invited?.id ?? "", isAccepted: false, termsVersion: AFFILIATE_TERMS_VERSION };
  expect(await app.as(moved).affiliates.answerInvitation(declined)).toMatchObject({ state: "ended" });
});

test("somebody who left a programme is invited again by their new address; who moves to one they invited is in no programme of their own", async () => {
  const { id } = await app.as(BOB).affiliates.requestProgramme(asking);
  await app.as(CARA).affiliates.decideRequest({ id, isAccepted: true });
  await app.as(BOB).affiliates.leaveProgramme({ id });
  await app.as(CARA).affiliates.inviteAffiliate({ email: NEW, key: crypto.randomUUID() });
  await app.as({ ...BOB, isCreator: true }).affiliates.inviteAffiliate({ email: NEW, key: crypto.randomUUID() });
  await changesEmail();
  expect((await app.as(moved).affiliates.status()).records).toMatchObject([{ id, state: "invited" }]);
});

test("an invitation is told once, in words that lead to where it is answered, and the navbar has its line without a reload", async () => {
  const abort = new AbortController();
  const heard: string[] = [];
  const listening = (async () => {
    for await (const note of app.services.live.open({ actor: ADA, sessionId: null, address: "test" }, abort.signal))
      if ("stale" in note) heard.push(...note.stale);
  })();
  for (const key of [crypto.randomUUID(), crypto.randomUUID()])
    await app.as(CARA).affiliates.inviteAffiliate({ email: ADA.email, bps: 3_000, key });
  expect(await markOf(ADA.id)).toMatchObject({ hasEverBeenAffiliate: true });
  await untilDelivered(app.db);
  await expect.poll(() => heard).toContain("identity.session");
  abort.abort();
  await listening;
  const { items } = await app.as(ADA).notifications.latest();
  expect(items).toMatchObject([
    {
      type: "affiliate_invite",
      title: "Robots invites you to their affiliate program",
      message: "You'd earn 30% of what's left of each sale you bring, after our commission and the card's cost.",
      doer: { name: "Robots" },
    },
  ]);
  expect(items.map(destination)).toEqual(["/affiliate-dashboard"]);
});

test.each([ADA.email, "kim@example.com"])(
  "an invitation to %s is taken back, and nothing tells whether there is an account",
  async (email) => {
    await app.as(CARA).affiliates.inviteAffiliate({ email, key: crypto.randomUUID() });
    const [invited] = await people();
    expect(await app.as(CARA).affiliates.endAffiliate({ id: invited?.id ?? "" })).toEqual({ ...invited, state: "ended" });
    expect(await people()).toEqual([]);
    expect((await app.as({ ...ADA, email }).affiliates.status()).records).toEqual([]);
  },
);
