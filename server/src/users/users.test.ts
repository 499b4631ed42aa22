import type { Permission } from "@blenda/domain/access/permissions";
import type { Me } from "@blenda/domain/identity/model";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import { USER_SORTS, type UserSort } from "@blenda/domain/users/constants";
import type { Updateable } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "../platform/database/db.ts";
import { givePassword, PASSWORD } from "../testing/account.ts";
import { ADA, BOB, CARA, EDDA, ROOT, testApp } from "../testing/app.ts";
import { openBrowser } from "../testing/browser.ts";
import { addShop } from "../testing/catalogue.ts";
import { addPeople } from "../testing/people.ts";

const app = await testApp();
const reason = "Copied models";
const users = () => app.as(ROOT).users;
const ids = (page: { rows: { id: string }[] }) => page.rows.map(({ id }) => id);
const change = (id: string, fields: Updateable<Database["users"]>) =>
  app.db.updateTable("users").set(fields).where("id", "=", id).execute();

/** Edda, with these permissions in her row and in her request. */
async function edda(...permissions: Permission[]): Promise<Me> {
  await change(EDDA.id, { permissions, roles: [] });
  return { ...EDDA, permissions, roles: [] };
}

beforeEach(async () => {
  await app.db.updateTable("users").set({ emailVerifiedAt: app.now() }).execute();
});

/** Three pages and a bit: alike in everything they are sorted by but their ids, and a third never seen. */
async function settle(): Promise<void> {
  const people = await addPeople(app.db, 23, app.now());
  for (const [i, { id }] of people.entries())
    await change(id, {
      displayName: `Person ${i % 4}`,
      lastSeenAt: i % 3 === 0 ? null : addMinutes(app.now(), -(i % 5)),
      createdAt: addMinutes(app.now(), -(i % 6)),
    });
}

async function walk(sort: UserSort, direction: "asc" | "desc", limit: number): Promise<string[]> {
  const seen: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page: Awaited<ReturnType<ReturnType<typeof users>["users"]>> = await users().users({
      sort,
      direction,
      limit,
      ...(after && { after }),
    });
    seen.push(...ids(page));
    after = page.next;
  }
  return seen;
}

test.each(USER_SORTS.flatMap((sort) => (["asc", "desc"] as const).map((direction) => [sort, direction] as const)))(
  "by %s %s everybody is on one page and only one, as in the whole",
  async (sort, direction) => {
    await settle();
    const paged = await walk(sort, direction, 9);
    expect(new Set(paged).size).toBe(28);
    expect(paged).toEqual(await walk(sort, direction, 100));
    const { rows } = await users().users({ sort, direction, limit: 100 });
    const key = { lastSeen: "lastSeenAt", created: "createdAt", name: "name", email: "email" } as const;
    const values = rows.flatMap((row) => row[key[sort]]?.toLowerCase() ?? []);
    const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(values).toEqual(direction === "asc" ? sorted : sorted.toReversed());
  },
);

test("people are found by name, address, affiliate id and order number", async () => {
  await change(ADA.id, { displayName: "Ada Löwe", name: "Ada Byron" });
  await app.db
    .insertInto("orders")
    .values({
      ...{ id: "o", number: 100001, buyerId: BOB.id, email: BOB.email, status: "pending_payment", currency: "USD", subtotalCents: 100 },
      ...{ discountCents: 0, taxCents: 0, totalCents: 100, createdAt: app.now(), expiresAt: app.now(), isTest: true },
    })
    .execute();
  const found = async (search: string) => ids(await users().users({ search, sort: "email", direction: "asc" }));
  expect(await found("löw")).toEqual(["ada"]);
  expect(await found("byron ada")).toEqual(["ada"]);
  expect(await found("CARA@example.com")).toEqual(["cara"]);
  expect(await found("100bob")).toEqual(["bob"]);
  expect(await found("#100001")).toEqual(["bob"]);
  expect(await found("100002")).toEqual([]);
  expect(await found("example")).toHaveLength(5);
  // Words of a query language are words.
  expect(await found("ada & | ! :* '")).toEqual(["ada"]);
  expect(await found("%_")).toEqual([]);
});

test("the list is narrowed by kind, standing, confirmation and time, and the tabs count the same", async () => {
  await change(ADA.id, { suspendedAt: app.now(), suspendedUntil: addDays(app.now(), 1), suspendedReason: reason });
  await change(BOB.id, { emailVerifiedAt: null, createdAt: addDays(app.now(), -40) });
  await change(CARA.id, { deletionDueAt: addDays(app.now(), 9), lastSeenAt: app.now() });
  const lock = { key: EDDA.email, email: EDDA.email, failedAttempts: 8, isTemporarilyLocked: false, requiresEmailUnlock: true };
  await app.db
    .insertInto("lockouts")
    .values({
      ...lock,
      emailUnlockRequired: true,
      unlockEmailsSent: "[]" as never,
      lastAttemptAt: app.now(),
      createdAt: app.now(),
      updatedAt: app.now(),
    })
    .execute();
  const list = async (filter: Parameters<ReturnType<typeof users>["users"]>[0]) =>
    ids(await users().users({ ...filter, sort: "email", direction: "asc" }));
  expect(await list({ standing: "suspended" })).toEqual(["ada"]);
  expect(await list({ standing: "unverified" })).toEqual(["bob"]);
  expect(await list({ standing: "deleting" })).toEqual(["cara"]);
  expect(await list({ standing: "locked" })).toEqual(["edda"]);
  expect(await list({ standing: "active" })).toEqual(["root"]);
  expect(await list({ kind: "user" })).toEqual(["ada", "bob"]);
  expect(await list({ kind: "creator" })).toEqual(["cara"]);
  expect(await list({ kind: "staff" })).toEqual(["edda", "root"]);
  expect(await list({ kind: "content_editor" })).toEqual(["edda"]);
  expect(await list({ kind: "admin" })).toEqual(["root"]);
  expect(await list({ verified: "no" })).toEqual(["bob"]);
  expect(await list({ createdTo: addDays(app.now(), -30) })).toEqual(["bob"]);
  expect(await list({ createdFrom: addDays(app.now(), -30), kind: "creator" })).toEqual(["cara"]);
  expect(await list({ seenFrom: addDays(app.now(), -30) })).toEqual(["cara"]);
  expect(await users().counts()).toEqual({ all: 5, creator: 1, staff: 2, locked: 1, suspended: 1 });
  const { rows } = await users().users({ sort: "email", direction: "asc" });
  expect(rows.map(({ id, role, standing }) => [id, role, standing])).toEqual([
    ["ada", "user", "suspended"],
    ["bob", "user", "unverified"],
    ["cara", "creator", "deleting"],
    ["edda", "content_editor", "locked"],
    ["root", "admin", "active"],
  ]);
  expect(await users().lockouts({})).toMatchObject({
    rows: [{ email: EDDA.email, person: { id: EDDA.id }, state: "email", failedAttempts: 8 }],
  });
  // By the clock, whoever has tidied up since.
  app.passMinutes(24 * 60);
  expect(await list({ standing: "suspended" })).toEqual([]);
});

test("a file holds what the list was filtered to, and who took it along is written down", async () => {
  await change(ADA.id, { displayName: "=HYPERLINK(1)" });
  const file = await users().usersFile({ kind: "user" });
  expect(file).toMatchObject({ name: `users-${app.now().slice(0, 10)}.csv`, isCut: false });
  expect(file.csv).toContain(`"'=HYPERLINK(1)"`);
  expect(file.csv.split("\r\n")).toHaveLength(4);
  expect(await app.db.selectFrom("auditEntries").select(["action", "after"]).execute()).toEqual([
    { action: "users.usersFile", after: { filter: { kind: "user" }, isCut: false } },
  ]);
});

test("a person is shown with sessions by network, notes, orders and what may be done; never with a whole address", async () => {
  await givePassword(app.db, ADA.id);
  const browser = openBrowser(app.services, { userAgent: "Mozilla/5.0 (Macintosh) Firefox/150.0" });
  await browser.call.identity.signIn({ email: ADA.email, password: PASSWORD });
  const noted = await users().addNote({ userId: ADA.id, text: "Asked about invoices", key: "note-key-1" });
  await users().addNote({ userId: ADA.id, text: "Asked about invoices", key: "note-key-1" });
  expect(noted).toMatchObject({
    id: ADA.id,
    role: "user",
    standing: "active",
    rank: "member",
    lastSeenAt: app.now(),
    lockout: null,
    orders: { count: 0, spentCents: 0, lastAt: null },
    shop: null,
    outOfReach: null,
    sessions: [{ device: "Mac", browser: "Firefox", network: "203.0.*.*" }],
    notes: [{ text: "Asked about invoices", by: "root", isYours: true }],
    may: ["suspend", "endSessions", "note", "roles", "permissions"],
  });
  expect(JSON.stringify(noted)).not.toContain("203.0.113.7");
  const seen = await app.as(await edda("view_users")).users.user({ userId: ADA.id });
  expect(seen).toMatchObject({ may: [], notes: [{ isYours: false }] });
  expect(seen.notes).toHaveLength(1);
  await expect(users().user({ userId: "nobody" })).rejects.toMatchObject({ code: "USERS_NOT_FOUND" });
});

test("a note is removed by its author alone", async () => {
  const { notes } = await users().addNote({ userId: ADA.id, text: "Asked about invoices", key: "note-key-1" });
  const note = { userId: ADA.id, noteId: notes[0]?.id ?? "" };
  const other = app.as(await edda("edit_users")).users;
  await expect(other.removeNote(note)).rejects.toMatchObject({ code: "USERS_NOTE_NOT_YOURS" });
  await expect(users().removeNote({ ...note, userId: BOB.id })).rejects.toMatchObject({ code: "USERS_NOTE_NOT_YOURS" });
  expect((await users().removeNote(note)).notes).toEqual([]);
  expect(await app.db.selectFrom("auditEntries").select("action").orderBy("n").execute()).toEqual([
    { action: "users.addNote" },
    { action: "users.removeNote" },
  ]);
});

test("Z9 view_users writes nothing; edit_users touches neither themselves nor staff nor admins", async () => {
  const writes = (by: Me, userId: string) => {
    const { users: call } = app.as(by);
    return {
      suspend: () => call.suspend({ userId, reason, until: null }),
      reinstate: () => call.reinstate({ userId, reason }),
      endSession: () => call.endSession({ userId, sessionId: "s" }),
      endSessions: () => call.endSessions({ userId }),
      verifyShop: () => call.verifyShop({ userId, isVerified: true, reason }),
    };
  };
  const viewer = await edda("view_users");
  for (const write of Object.values(writes(viewer, ADA.id))) await expect(write()).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(app.as(viewer).users.addNote({ userId: ADA.id, text: "x", key: "note-key-1" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  const editor = await edda("edit_users");
  await change(BOB.id, { permissions: ["view_reports"] });
  for (const [userId, code] of [
    [EDDA.id, "OWN_TARGET"],
    [BOB.id, "USERS_RANK"],
    [ROOT.id, "USERS_RANK"],
    ["nobody", "USERS_NOT_FOUND"],
  ] as const)
    for (const write of Object.values(writes(editor, userId))) await expect(write()).rejects.toMatchObject({ code });
  for (const write of Object.values(writes(ROOT, ROOT.id))) await expect(write()).rejects.toMatchObject({ code: "OWN_TARGET" });
  expect(await app.db.selectFrom("auditEntries").select("n").execute()).toEqual([]);
});

test("sessions are ended one by one or all at once", async () => {
  await givePassword(app.db, ADA.id);
  const open = async () => {
    const browser = openBrowser(app.services);
    await browser.call.identity.signIn({ email: ADA.email, password: PASSWORD });
    return browser;
  };
  const [first] = [await open(), await open(), await open()];
  const { sessions } = await users().user({ userId: ADA.id });
  const ended = await users().endSession({ userId: ADA.id, sessionId: sessions[0]?.id ?? "" });
  expect(ended.sessions).toHaveLength(2);
  await expect(users().endSession({ userId: ADA.id, sessionId: sessions[0]?.id ?? "" })).rejects.toMatchObject({
    code: "USERS_SESSION_OVER",
  });
  expect((await users().endSessions({ userId: ADA.id })).sessions).toEqual([]);
  expect((await first.call.identity.session()).user).toBeNull();
});

test("a shop is given its mark and loses it", async () => {
  await expect(users().verifyShop({ userId: CARA.id, isVerified: true, reason })).rejects.toMatchObject({ code: "USERS_NO_SHOP" });
  await addShop(app.db, CARA.id);
  expect((await users().verifyShop({ userId: CARA.id, isVerified: true, reason })).shop).toMatchObject({ isVerified: true });
  await users().verifyShop({ userId: CARA.id, isVerified: true, reason });
  expect((await users().verifyShop({ userId: CARA.id, isVerified: false, reason })).shop).toMatchObject({ isVerified: false });
  expect(await app.db.selectFrom("auditEntries").select(["action", "before", "after"]).orderBy("n").execute()).toEqual([
    { action: "users.verifyShop", before: { isVerified: false }, after: { isVerified: true } },
    { action: "users.verifyShop", before: { isVerified: true }, after: { isVerified: false } },
  ]);
});
