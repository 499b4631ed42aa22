import type { Permission } from "@blenda/domain/access/permissions";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/database/db.ts";
import type { Seeds } from "../platform/domain.ts";
import { DEMO_GOOGLE_PATH } from "../platform/outside/google/google.ts";
import { makePasswords } from "./passwords/passwords.ts";
import { setPassword } from "./repository.ts";
import { forgetBrowsers, removeSessions } from "./sessions/session-repository.ts";

export const DEMO_PASSWORD = "Blenda-demo-1";

const editing: Permission[] = ["view_content", "edit_content", "approve_content", "view_users", "view_reports"];
const people = [
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

/** Who keeps the demo's shops beside the demo creator's own. They have no password, so nobody signs in as one of them. */
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

/** As the demo's account chooser lists them. */
export const DEMO_PEOPLE = people.map(({ email, name }) => ({ email, name }));
export const DEMO_ACCOUNTS = people.map(({ email }) => email);

/** With their passwords: hashing one takes longer than all the rest of a start. */
async function areThere(db: Db): Promise<boolean> {
  const ids = people.map(({ id }) => id);
  const rows = await db.selectFrom("users").select("id").where("id", "in", ids).where("passwordHash", "is not", null).execute();
  return rows.length === people.length;
}

export async function seedDemoAccounts(db: Db, now: Instant): Promise<void> {
  if (await areThere(db)) return;
  const passwordHash = await makePasswords().withHashing((hashing) => hashing.hash(DEMO_PASSWORD));
  await db
    .insertInto("users")
    .values(people.map((person) => ({ displayName: person.name, createdAt: now, emailVerifiedAt: now, passwordHash, ...person })))
    .onConflict((c) => c.column("id").doUpdateSet({ passwordHash, emailVerifiedAt: now }))
    .execute();
  await db
    .insertInto("admins")
    .values({ userId: "demo-admin", listedAt: now, level: "super" })
    .onConflict((c) => c.doNothing())
    .execute();
}

/**
 * Outside the demo nobody comes in by the password that README prints, nor by the demo's stand-in for Google: who still has
 * it loses it, with every session. An account whose password was changed since is somebody's own and stays. Answers which.
 */
export async function lockDemoAccounts(db: Db): Promise<string[]> {
  const ids = people.map(({ id }) => id);
  const rows = await db.selectFrom("users").select(["id", "email", "passwordHash"]).where("id", "in", ids).execute();
  const { withHashing } = makePasswords();
  const open: typeof rows = [];
  for (const row of rows)
    if (row.passwordHash && (await withHashing((hashing) => hashing.isRight(DEMO_PASSWORD, row.passwordHash)))) open.push(row);
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("outsideIdentities").where("issuer", "like", `%${DEMO_GOOGLE_PATH}`).execute();
    for (const { id } of open) {
      await setPassword(tx, id, null);
      await removeSessions(tx, id, null);
      await forgetBrowsers(tx, id);
    }
  });
  return open.map(({ email }) => email);
}

export async function seedDemoShopkeepers(db: Db, now: Instant): Promise<void> {
  await db
    .insertInto("users")
    .values(shopkeepers.map((keeper) => ({ displayName: keeper.name, createdAt: now, emailVerifiedAt: now, ...keeper })))
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
