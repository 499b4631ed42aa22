import type { Permission } from "@blenda/domain/access/permissions";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/db.ts";

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

export const DEMO_ACCOUNTS = people.map(({ email }) => email);

export async function seedDemoAccounts(db: Db, now: Instant): Promise<void> {
  await db
    .insertInto("users")
    .values(people.map((person) => ({ displayName: person.name, createdAt: now, ...person })))
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto("admins")
    .values({ userId: "demo-admin", listedAt: now })
    .onConflict((c) => c.doNothing())
    .execute();
}
