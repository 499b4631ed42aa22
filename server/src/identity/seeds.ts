import { PERMISSIONS, type Permission } from "@blenda/domain/access/permissions";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { demoShops } from "../demo/port.ts";
import type { Db } from "../platform/database/db.ts";
import type { Seeds } from "../platform/domain.ts";
import { DEMO_GOOGLE_PATH } from "../platform/outside/google/google.ts";
import { makePasswords } from "./passwords/passwords.ts";
import { setPassword } from "./repository.ts";
import { forgetBrowsers, removeSessions } from "./sessions/session-repository.ts";

export const DEMO_PASSWORD = "Blenda-demo-1";

const editing: Permission[] = ["view_content", "edit_content", "approve_content", "view_users", "edit_users", "view_reports"];
const ADMINS = ["demo-admin", "demo-admin-2"];
/** The ones to try first. */
const leads = [
  { id: "demo-buyer", email: "buyer@blenda.test", name: "Demo buyer", globalAffiliateId: "100BUY" },
  { id: "demo-creator", email: "creator@blenda.test", name: "Demo creator", globalAffiliateId: "100CRE", isCreator: true },
  {
    id: "demo-editor",
    email: "editor@blenda.test",
    name: "Demo editor",
    globalAffiliateId: "100EDI",
    roles: ["content_editor"],
    permissions: editing,
  },
  { id: "demo-admin", email: "admin@blenda.test", name: "Demo admin", globalAffiliateId: "100ADM", hasAdminClaim: true },
];

/** One account per permission, with no other. */
const holders = PERMISSIONS.map((permission, n) => {
  const words = permission.replace("_", " ");
  return {
    id: `demo-${words.replace(" ", "-")}`,
    email: `${words.replace(" ", "-")}@blenda.test`,
    name: `Demo staff, ${words}`,
    globalAffiliateId: `${110 + n}STA`,
    permissions: [permission],
  };
});
const secondAdmin = {
  id: "demo-admin-2",
  email: "admin-2@blenda.test",
  name: "Demo admin 2",
  globalAffiliateId: "101ADM",
  hasAdminClaim: true,
};
/** They would like to sell: one waits for an answer, one was asked for changes. */
const applicants = [
  { id: "demo-applicant", email: "applicant@blenda.test", name: "Demo applicant", globalAffiliateId: "130APP" },
  { id: "demo-applicant-2", email: "applicant-2@blenda.test", name: "Demo applicant 2", globalAffiliateId: "131APP" },
];
/** What takes two is tried with both admins. */
const people = [...leads, secondAdmin, ...holders, ...applicants];
/** They were here before what the demo tells of its last months, and sellers before their shop. */
const JOINED_DAYS_AGO = 120;
const BEFORE_SHOP_DAYS = 7;

function joining(now: Instant): (userId: string) => Instant {
  const before = addDays(now, -JOINED_DAYS_AGO);
  const shops = new Map(demoShops().map(({ creatorId, openedAt }) => [creatorId, addDays(openedAt, -BEFORE_SHOP_DAYS)]));
  return (userId) => {
    const ahead = shops.get(userId) ?? before;
    return ahead < before ? ahead : before;
  };
}

/** Keepers of the demo's shops beside the demo creator's own. They have no password, so they can't be signed in as. */
const shopkeepers = [
  { id: "demo-shop-copperleaf", name: "Copperleaf", globalAffiliateId: "101COP" },
  { id: "demo-shop-saltrock-worlds", name: "Saltrock Worlds", globalAffiliateId: "102SAL" },
  { id: "demo-shop-kiln-and-thread", name: "Kiln & Thread", globalAffiliateId: "103KIL" },
  { id: "demo-shop-paperweight", name: "Paperweight", globalAffiliateId: "104PAP" },
  { id: "demo-shop-mosslight", name: "Mosslight", globalAffiliateId: "105MOS" },
  { id: "demo-shop-halfbyte-props", name: "Halfbyte Props", globalAffiliateId: "106HAL" },
  { id: "demo-shop-fable-and-edge", name: "Fable & Edge", globalAffiliateId: "107FAB" },
  { id: "demo-shop-tiny-gantry", name: "Tiny Gantry", globalAffiliateId: "108TIN" },
].map((keeper) => ({ ...keeper, email: `${keeper.id.replace("demo-shop-", "")}@blenda.test`, isCreator: true }));

/** As the demo's account chooser lists them: all of them would fill more than its window. */
export const DEMO_PEOPLE = leads.map(({ email, name }) => ({ email, name }));
export const DEMO_LEADS = leads.map(({ email }) => email);
export const DEMO_ACCOUNTS = people.map(({ email }) => email);

/** With their passwords: hashing one takes longer than all the rest of a start. */
async function areThere(db: Db): Promise<boolean> {
  const ids = people.map(({ id }) => id);
  const ofThese = db.selectFrom("users").select("id").where("id", "in", ids);
  const rows = await ofThese.where((is) => is.or([is("passwordHash", "is not", null), is("deletedAt", "is not", null)])).execute();
  return rows.length === people.length;
}

export async function seedDemoAccounts(db: Db, now: Instant): Promise<void> {
  if (await areThere(db)) return;
  const joinedAt = joining(now);
  const passwordHash = await makePasswords().withHashing((hashing) => hashing.hash(DEMO_PASSWORD));
  await db
    .insertInto("users")
    .values(
      people.map((person) => {
        const createdAt = joinedAt(person.id);
        return { displayName: person.name, createdAt, emailVerifiedAt: createdAt, passwordHash, ...person };
      }),
    )
    // Who chose a password of their own keeps it.
    .onConflict((c) =>
      c
        .column("id")
        .doUpdateSet({ passwordHash, emailVerifiedAt: now, hasAdminClaim: ({ ref }) => ref("excluded.hasAdminClaim") })
        .where("users.passwordHash", "is", null)
        .where("users.deletedAt", "is", null),
    )
    .execute();
  await db
    .insertInto("admins")
    .values(ADMINS.map((userId) => ({ userId, listedAt: joinedAt(userId), level: "super" })))
    .onConflict((c) => c.doNothing())
    .execute();
}

/**
 * Outside the demo the password that README prints opens nothing, nor does the demo's stand-in for Google: an account that
 * still has it loses it, with every session. One whose password was changed since belongs to a person and stays. Answers
 * which.
 */
export async function lockDemoAccounts(db: Db): Promise<string[]> {
  const ids = people.map(({ id }) => id);
  const rows = await db.selectFrom("users").select(["id", "email", "passwordHash"]).where("id", "in", ids).execute();
  const { withHashing } = makePasswords();
  // They were hashed together, so most of them have the same hash: each is tried once.
  const hashes = [...new Set(rows.flatMap(({ passwordHash }) => passwordHash ?? []))];
  const known = await Promise.all(hashes.map((hash) => withHashing((hashing) => hashing.isRight(DEMO_PASSWORD, hash))));
  const open = rows.filter(({ passwordHash }) => passwordHash !== null && known[hashes.indexOf(passwordHash)]);
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("outsideIdentities").where("issuer", "like", `%${DEMO_GOOGLE_PATH}`).execute();
    for (const { id } of open) {
      await setPassword(tx, id, null);
      await removeSessions(tx, id, null);
      await forgetBrowsers(tx, id);
      // This admin can no longer be signed in as: a shop that has no other must be told so.
      await tx.deleteFrom("admins").where("userId", "=", id).execute();
      await tx.updateTable("users").set({ hasAdminClaim: false }).where("id", "=", id).execute();
    }
  });
  return open.map(({ email }) => email);
}

export async function seedDemoShopkeepers(db: Db, now: Instant): Promise<void> {
  const joinedAt = joining(now);
  await db
    .insertInto("users")
    .values(
      shopkeepers.map((keeper) => {
        const createdAt = joinedAt(keeper.id);
        return { displayName: keeper.name, createdAt, emailVerifiedAt: createdAt, ...keeper };
      }),
    )
    .onConflict((c) => c.doNothing())
    .execute();
}

export const identitySeeds: Seeds = {
  demo: async (db, now) => {
    await seedDemoAccounts(db, now);
    await seedDemoShopkeepers(db, now);
  },
  closeDemo: async (db, log) => {
    const locked = await lockDemoAccounts(db);
    if (locked.length > 0) log.warn(`demo accounts with the public password were locked and signed out: ${locked.length}`);
  },
};
