import { PERMISSIONS, type Permission } from "@blenda/domain/access/permissions";
import type { Me } from "@blenda/domain/identity/model";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import { beforeEach, expect, test } from "vitest";
import { givePassword, PASSWORD } from "../testing/account.ts";
import { ADA, BOB, EDDA, ROOT, testApp } from "../testing/app.ts";
import { openBrowser } from "../testing/browser.ts";
import { untilDelivered } from "../testing/people.ts";
import { permissionJobs } from "./jobs.ts";

const app = await testApp();
const reason = "covers the holidays";
const root = () => app.as(ROOT).permissions;
const rowOf = (id: string) => app.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Edda, with these permissions in her row and in her request. */
async function edda(...permissions: Permission[]): Promise<Me> {
  await app.db.updateTable("users").set({ permissions }).where("id", "=", EDDA.id).execute();
  return { ...EDDA, permissions };
}

beforeEach(async () => {
  await app.db.updateTable("users").set({ emailVerifiedAt: app.now() }).execute();
});

async function signIn({ id, email }: Me) {
  await givePassword(app.db, id);
  const browser = openBrowser(app.services);
  await browser.call.identity.signIn({ email, password: PASSWORD });
  return browser;
}

test("a permission is given with a reason, written down, told by mail, and shown with who gave it", async () => {
  const line = await root().grantPermissions({ userId: ADA.id, permissions: ["view_users"], reason, endsAt: null });
  expect(line).toMatchObject({ rank: "staff", outOfReach: null });
  expect(line.permissions.filter(({ source }) => source)).toEqual([
    { permission: "view_users", source: "given", grant: { reason, by: "root", at: app.now(), endsAt: null } },
  ]);
  const [entry] = await app.db.selectFrom("auditEntries").selectAll().execute();
  expect(entry).toMatchObject({
    action: "permissions.grantPermissions",
    actorId: ROOT.id,
    targetId: ADA.id,
    reason,
    before: { permissions: [] },
    after: { permissions: ["view_users"] },
  });
  const mails = await app.db.selectFrom("mails").select(["recipient", "body"]).orderBy("n").execute();
  expect(mails).toMatchObject([{ recipient: ADA.email, body: expect.stringContaining("- view_users") }]);
});

test("Z10 a permission that is taken works no more at the next call, and the open stream ends", async () => {
  const browser = await signIn(ADA);
  await expect(browser.call.users.counts()).rejects.toMatchObject({ code: "FORBIDDEN" });
  await root().grantPermissions({ userId: ADA.id, permissions: ["view_users"], reason, endsAt: null });
  expect(await browser.call.users.counts()).toMatchObject({ all: 5 });
  await untilDelivered(app.db);
  const stream = await browser.call.live.changes();
  await stream.next();
  await root().revokePermissions({ userId: ADA.id, permissions: ["view_users"], reason });
  await expect(browser.call.users.counts()).rejects.toMatchObject({ code: "FORBIDDEN" });
  let last = await stream.next();
  while (!last.done) last = await stream.next();
  expect(last.done).toBe(true);
  expect(await app.db.selectFrom("grants").selectAll().execute()).toEqual([]);
});

test("a grant with an end stops working at that moment, and is tidied away afterwards", async () => {
  const browser = await signIn(ADA);
  const endsAt = addMinutes(app.now(), 60);
  await root().grantPermissions({ userId: ADA.id, permissions: ["view_users"], reason, endsAt });
  await root().grantRole({ userId: ADA.id, role: "content_editor", reason, endsAt });
  app.passMinutes(59);
  await browser.call.users.counts();
  app.passMinutes(1);
  await expect(browser.call.users.counts()).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await browser.call.identity.session()).user).toMatchObject({ roles: [], permissions: [] });
  // Nobody has tidied up yet.
  expect(await rowOf(ADA.id)).toMatchObject({ roles: ["content_editor"], permissions: ["view_users"] });
  for (const job of permissionJobs) await job.run(app.services, {});
  expect(await rowOf(ADA.id)).toMatchObject({ roles: [], permissions: [], grantEnds: {} });
  expect(await app.db.selectFrom("grants").selectAll().execute()).toEqual([]);
});

test("given again without an end, it has none", async () => {
  await root().grantPermissions({ userId: ADA.id, permissions: ["view_users"], reason, endsAt: addDays(app.now(), 1) });
  await root().grantPermissions({ userId: ADA.id, permissions: ["view_users"], reason, endsAt: null });
  app.passMinutes(3 * 24 * 60);
  expect((await root().staff({ search: "ada" })).rows[0]?.permissions.find(({ source }) => source)).toMatchObject({
    grant: { endsAt: null },
  });
  await expect(root().grantRole({ userId: ADA.id, role: "content_editor", reason, endsAt: app.now() })).rejects.toMatchObject({
    code: "PERMISSIONS_END_PAST",
  });
});

test("Z9 nobody gives themselves anything, touches their own rank or above, or gives what they do not hold", async () => {
  const me = await edda("manage_roles", "assign_roles", "view_users");
  const { permissions } = app.as(me);
  const give = (userId: string, wanted: Permission[]) =>
    permissions.grantPermissions({ userId, permissions: wanted, reason, endsAt: null });
  await expect(give(EDDA.id, ["edit_users"])).rejects.toMatchObject({ code: "OWN_TARGET" });
  await expect(give(ROOT.id, ["view_users"])).rejects.toMatchObject({ code: "PERMISSIONS_RANK" });
  await expect(give(ADA.id, ["view_users", "edit_users"])).rejects.toMatchObject({
    code: "PERMISSIONS_NOT_YOURS",
    data: { permissions: ["edit_users"] },
  });
  await expect(permissions.grantRole({ userId: EDDA.id, role: "content_editor", reason, endsAt: null })).rejects.toMatchObject({
    code: "OWN_TARGET",
  });
  await expect(root().grantPermissions({ userId: ROOT.id, permissions: ["view_users"], reason, endsAt: null })).rejects.toMatchObject({
    code: "OWN_TARGET",
  });
  await give(ADA.id, ["view_users"]);
  // Ada is staff now, so she ranks as Edda does.
  await expect(permissions.revokePermissions({ userId: ADA.id, permissions: ["view_users"], reason })).rejects.toMatchObject({
    code: "PERMISSIONS_RANK",
  });
  expect(await app.db.selectFrom("auditEntries").select("action").execute()).toHaveLength(1);
});

test("a listing without the claim, and a claim without the listing, protect from whoever is no admin", async () => {
  const { permissions } = app.as(await edda("manage_roles", "view_users"));
  const wish = { permissions: ["view_users"] satisfies Permission[], reason, endsAt: null };
  await app.db.insertInto("admins").values({ userId: ADA.id, listedAt: app.now() }).execute();
  await expect(permissions.grantPermissions({ userId: ADA.id, ...wish })).rejects.toMatchObject({ code: "PERMISSIONS_RANK" });
  await app.db.updateTable("users").set({ hasAdminClaim: true }).where("id", "=", BOB.id).execute();
  await expect(permissions.grantPermissions({ userId: BOB.id, ...wish })).rejects.toMatchObject({ code: "PERMISSIONS_RANK" });
  await app.db.deleteFrom("admins").where("userId", "=", ADA.id).execute();
  await app.db.updateTable("users").set({ hasAdminClaim: false }).where("id", "=", BOB.id).execute();
});

test("roles are for assign_roles, permissions for manage_roles, and neither is for who only views", async () => {
  const wish = { userId: ADA.id, reason, endsAt: null };
  const roles = app.as(await edda("assign_roles")).permissions;
  expect(await roles.grantRole({ ...wish, role: "content_editor" })).toMatchObject({ rank: "staff" });
  await expect(roles.grantPermissions({ ...wish, permissions: ["assign_roles"] })).rejects.toMatchObject({ code: "FORBIDDEN" });
  const views = app.as(await edda("view_users")).permissions;
  await expect(views.staff({})).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(views.grantRole({ ...wish, role: "content_editor" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  // @ts-expect-error the contract does not know them as something to give
  for (const role of ["creator", "admin"]) await expect(root().grantRole({ ...wish, role })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("who is suspended or unconfirmed is given nothing; whoever holds nothing loses nothing, and nobody hears of it", async () => {
  await app.db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", BOB.id).execute();
  await expect(root().grantRole({ userId: BOB.id, role: "content_editor", reason, endsAt: null })).rejects.toMatchObject({
    code: "PERMISSIONS_NOT_ACTIVE",
  });
  await root().revokeRole({ userId: ADA.id, role: "content_editor", reason });
  expect(await app.db.selectFrom("auditEntries").select("n").execute()).toEqual([]);
  await expect(root().revokeRole({ userId: "nobody", role: "content_editor", reason })).rejects.toMatchObject({
    code: "PERMISSIONS_NOT_FOUND",
  });
});

test("the table has our own people, with all fourteen permissions each; a search finds anybody", async () => {
  const { rows } = await root().staff({});
  expect(rows.map(({ userId, outOfReach }) => [userId, outOfReach])).toEqual([
    ["edda", null],
    ["root", "self"],
  ]);
  expect(rows[0]?.permissions.map(({ permission, source }) => [permission, source])).toEqual(
    PERMISSIONS.map((permission) => [permission, permission.endsWith("_content") && permission !== "approve_content" ? "given" : null]),
  );
  expect(rows[1]?.permissions.every(({ source }) => source === "role")).toBe(true);
  expect((await root().staff({ search: "bo exam" })).rows.map(({ userId }) => userId)).toEqual(["bob"]);
  expect((await root().staff({ search: "!!" })).rows).toEqual([]);
});

test("what somebody sees is what the sidebars and the screens say", async () => {
  const panels = await root().preview({ userId: EDDA.id });
  expect(panels.map(({ area, canEnter }) => [area, canEnter])).toEqual([
    ["admin", true],
    ["dashboard", false],
    ["editor", true],
  ]);
  const admins = await root().preview({ userId: ROOT.id });
  expect(admins[0]?.sections.flatMap(({ items }) => items).every(({ canOpen }) => canOpen)).toBe(true);
  expect((await root().preview({ userId: ADA.id })).map(({ canEnter }) => canEnter)).toEqual([false, false, false]);
  // Seen is not allowed.
  const seen = panels[0]?.sections.flatMap(({ items }) => items) ?? [];
  expect(seen.find(({ path }) => path === "/admin/blendagen")).toMatchObject({ canOpen: false });
});
