import { catalogueImported } from "@blenda/domain/catalogue/events";
import { addDays } from "@blenda/domain/shared/calendar";
import { utcDay } from "@blenda/domain/shared/language/formats";
import { beforeEach, expect, test, vi } from "vitest";
import { emit } from "../platform/events/outbox.ts";
import { givePassword, PASSWORD } from "../testing/account.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { openBrowser } from "../testing/browser.ts";
import { buy } from "../testing/buying.ts";
import { addShop } from "../testing/catalogue.ts";
import { sellFile, sellTraining } from "../testing/goods.ts";
import { untilDelivered } from "../testing/people.ts";
import { userJobs } from "./jobs.ts";

const app = await testApp();
const reason = "Your models were copied from someone else.";
const users = () => app.as(ROOT).users;
const suspend = (userId: string, until: string | null = addDays(app.now(), 30)) => users().suspend({ userId, reason, until });
const tidy = async () => {
  for (const job of userJobs) await job.run(app.services, {});
};

beforeEach(async () => {
  await app.db.updateTable("users").set({ emailVerifiedAt: app.now() }).execute();
});

async function signIn({ id, email }: { id: string; email: string }) {
  await givePassword(app.db, id);
  const browser = openBrowser(app.services);
  await browser.call.identity.signIn({ email, password: PASSWORD });
  return browser;
}

test("suspending ends every session and stream at once, and the browser is told why and until when", async () => {
  const browser = await signIn(ADA);
  await untilDelivered(app.db);
  const stream = await browser.call.live.changes();
  await stream.next();
  const until = addDays(app.now(), 7);
  const after = await suspend(ADA.id, until);
  expect(after).toMatchObject({ standing: "suspended", suspendedUntil: until, suspension: { reason, until }, sessions: [] });
  const session = await browser.call.identity.session();
  expect(session).toMatchObject({ user: null, suspension: { reason, until } });
  await expect(browser.call.account.profile()).rejects.toMatchObject({ status: 401 });
  let last = await stream.next();
  while (!last.done) last = await stream.next();
  expect(last.done).toBe(true);
  // A stranger's browser learns nothing.
  expect(await openBrowser(app.services).call.identity.session()).not.toHaveProperty("suspension");
});

test("a login is refused with reason and end, after the right password only, and costs no attempt", async () => {
  await givePassword(app.db, ADA.id);
  const until = addDays(app.now(), 80);
  const day = utcDay(until);
  await suspend(ADA.id, until);
  const { call } = openBrowser(app.services);
  await expect(call.identity.signIn({ email: ADA.email, password: "wrong password" })).rejects.toMatchObject({ code: "IDENTITY_INVALID" });
  for (let i = 0; i < 9; i += 1)
    await expect(call.identity.signIn({ email: ADA.email, password: PASSWORD })).rejects.toMatchObject({
      code: "IDENTITY_SUSPENDED",
      message: `This account is suspended until ${day}. ${reason}`,
      data: { reason, until },
    });
  expect(await app.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
});

test("no call of a suspended person goes through: no checkout, no generation, no message", async () => {
  await sellFile(app, "lamp", 1000, CARA.id);
  const { call } = await signIn(ADA);
  const lines = [{ itemType: "product" as const, itemId: "lamp", variant: "personal" as const }];
  await call.cart.lines();
  await suspend(ADA.id);
  for (const refused of [
    () => call.cart.lines(),
    () => call.inbox.start({ recipientId: BOB.id, subject: "", body: "Hello", key: "start-key-1" }),
    () => call.generation.jobs({}),
    () => call.orders.library({}),
  ])
    await expect(refused()).rejects.toMatchObject({ status: 401 });
  // As a visitor they may look and buy like one: the account has no part in it.
  expect((await call.checkout.quote({ lines })).lines).toHaveLength(1);
});

test("it ends by the clock, before any job has looked; who was logged in logs in again", async () => {
  const before = await signIn(ADA);
  await suspend(ADA.id, addDays(app.now(), 1));
  app.passMinutes(24 * 60);
  expect(await before.call.identity.session()).toMatchObject({ user: null });
  expect(await before.call.identity.session()).not.toHaveProperty("suspension");
  const { call } = openBrowser(app.services);
  expect(await call.identity.signIn({ email: ADA.email, password: PASSWORD })).toMatchObject({ user: { id: ADA.id } });
  expect(await users().user({ userId: ADA.id })).toMatchObject({ standing: "active", suspension: null });
  expect((await before.call.identity.session()).user).toBeNull();
});

test("without an end, or for long, nobody suspends alone, whatever page it comes from", async () => {
  for (const until of [null, addDays(app.now(), 91)])
    await expect(suspend(ADA.id, until)).rejects.toMatchObject({ code: "USERS_SECOND_ADMIN" });
  expect((await users().user({ userId: ADA.id })).suspension).toBeNull();
  expect(await suspend(ADA.id, addDays(app.now(), 90))).toMatchObject({ standing: "suspended" });
});

test("suspending again changes reason and end; reinstating is told by mail and written down; an end must lie ahead", async () => {
  await expect(suspend(ADA.id, app.now())).rejects.toMatchObject({ code: "USERS_END_PAST" });
  await suspend(ADA.id, addDays(app.now(), 1));
  const first = app.now();
  app.passMinutes(60);
  const until = addDays(app.now(), 60);
  const again = await users().suspend({ userId: ADA.id, reason: "For longer", until });
  expect(again.suspension).toEqual({ at: first, until, reason: "For longer" });
  const back = await users().reinstate({ userId: ADA.id, reason: "A mistake of ours" });
  expect(back).toMatchObject({ standing: "active", suspension: null });
  await expect(users().reinstate({ userId: ADA.id, reason })).rejects.toMatchObject({ code: "USERS_NOT_SUSPENDED" });
  const entries = await app.db.selectFrom("auditEntries").select(["action", "reason"]).orderBy("n").execute();
  expect(entries).toEqual([
    { action: "users.suspend", reason },
    { action: "users.suspend", reason: "For longer" },
    { action: "users.reinstate", reason: "A mistake of ours" },
  ]);
  const mails = await app.db.selectFrom("mails").select(["recipient", "subject"]).orderBy("n").execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual([ADA.email, ADA.email, ADA.email]);
  expect(await app.db.selectFrom("outbox").select("name").where("name", "=", "users.changed").execute()).toBeDefined();
});

test("the shop and what it sells are neither shown nor sold while its creator is suspended, and come back; buyers keep theirs", async () => {
  await addShop(app.db, CARA.id, { slug: "cara-makes", name: "Cara makes" });
  const fileId = await sellFile(app, "lamp", 1000, CARA.id);
  await sellTraining(app, "course", 2000, CARA.id);
  await buy(app, BOB, ["lamp"]);
  await app.services.transaction((tx) => emit(tx, catalogueImported({ from: 0, to: 0 })));
  const visitor = app.as(null);
  const found = async () => (await visitor.search.products({})).items.map(({ id }) => id);
  await vi.waitFor(async () => expect(await found()).toEqual(["lamp"]), { timeout: 5_000 });
  const lines = [{ itemType: "product", itemId: "lamp", variant: "personal" }] as const;
  const forSale = async () => (await app.as(ADA).checkout.quote({ lines: [...lines] })).lines.filter(({ isCounted }) => isCounted).length;
  expect(await forSale()).toBe(1);
  await visitor.shops.shop({ slug: "cara-makes" });
  await visitor.catalogue.product({ id: "lamp" });
  const status = () => app.db.selectFrom("products").select("status").where("id", "=", "lamp").executeTakeFirst();

  await suspend(CARA.id, addDays(app.now(), 1));
  expect(await status()).toEqual({ status: "published" });
  await expect(visitor.shops.shop({ slug: "cara-makes" })).rejects.toMatchObject({ code: "SHOPS_NOT_FOUND" });
  await expect(visitor.shops.shop({ slug: CARA.id })).rejects.toMatchObject({ code: "SHOPS_NOT_FOUND" });
  await expect(visitor.catalogue.product({ id: "lamp" })).rejects.toMatchObject({ status: 404 });
  await expect(visitor.trainings.training({ id: "course" })).rejects.toMatchObject({ status: 404 });
  await expect(visitor.portfolio.portfolio({ userId: CARA.id })).rejects.toMatchObject({ code: "PORTFOLIO_NOT_FOUND" });
  await expect(app.as(ADA).inbox.start({ recipientId: CARA.id, subject: "", body: "Hello", key: "start-key-1" })).rejects.toMatchObject({
    code: "INBOX_NOBODY",
  });
  expect((await visitor.shops.creators({ ids: [CARA.id] }))[0]).toMatchObject({ hasUserData: false });
  expect(await forSale()).toBe(0);
  await vi.waitFor(async () => expect(await found()).toEqual([]), { timeout: 5_000 });
  const library = await app.as(BOB).orders.library({});
  expect(library.items).toHaveLength(1);
  expect(fileId).toBeTruthy();

  app.passMinutes(24 * 60);
  await tidy();
  await visitor.shops.shop({ slug: "cara-makes" });
  await visitor.catalogue.product({ id: "lamp" });
  expect(await forSale()).toBe(1);
  await vi.waitFor(async () => expect(await found()).toEqual(["lamp"]), { timeout: 5_000 });
  expect(
    await app.db
      .selectFrom("mails")
      .select("subject")
      .where("recipient", "=", CARA.email)
      .where("subject", "like", "%open again")
      .execute(),
  ).toHaveLength(1);
  await tidy();
});

test("a staff account that is suspended may nothing, and nobody suspends their own rank", async () => {
  const editor = { ...EDDA, permissions: ["edit_users" as const] };
  await app.db
    .updateTable("users")
    .set({ permissions: ["edit_users"] })
    .where("id", "in", [EDDA.id, BOB.id])
    .execute();
  await expect(app.as(editor).users.suspend({ userId: BOB.id, reason, until: null })).rejects.toMatchObject({ code: "USERS_RANK" });
  const { call } = await signIn(BOB);
  await call.users.counts();
  await suspend(BOB.id);
  await expect(call.users.counts()).rejects.toMatchObject({ status: 401 });
});

test("of a suspension and a login at the same moment none stays inside", async () => {
  await givePassword(app.db, ADA.id);
  for (let round = 0; round < 5; round += 1) {
    const browsers = Array.from({ length: 3 }, () => openBrowser(app.services));
    await Promise.allSettled([
      ...browsers.map(({ call }) => call.identity.signIn({ email: ADA.email, password: PASSWORD })),
      suspend(ADA.id),
    ]);
    for (const { call } of browsers) expect((await call.identity.session()).user).toBeNull();
    await users().reinstate({ userId: ADA.id, reason });
    app.passMinutes(1);
  }
});

test("what is known of a suspension and of notes is in the person's own copy, and goes with the account", async () => {
  await users().addNote({ userId: ADA.id, text: "Asked about invoices", key: "note-key-1" });
  await suspend(ADA.id);
  const copies = await Promise.all(app.services.personalData.map((part) => part.collect(app.db, ADA)));
  const all = Object.assign({}, ...copies);
  expect(all["profile.json"]).toMatchObject({ suspendedReason: reason });
  expect(all["notes-by-our-team.json"]).toMatchObject([{ text: "Asked about invoices" }]);
  await app.services.transaction(async (tx) => {
    for (const part of app.services.personalData) await part.forget(tx, ADA, app.now());
  });
  expect(await app.db.selectFrom("userNotes").selectAll().execute()).toEqual([]);
  expect(
    await app.db.selectFrom("users").select(["suspendedAt", "suspendedReason", "lastSeenAt"]).where("id", "=", ADA.id).execute(),
  ).toEqual([{ suspendedAt: null, suspendedReason: null, lastSeenAt: null }]);
});
