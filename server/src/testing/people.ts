import type { Me } from "@blenda/domain/identity/model";
import { expect, vi } from "vitest";
import type { Db } from "../platform/database/db.ts";
import { ADA } from "./app.ts";

const letter = (n: number) => String.fromCharCode(65 + (n % 26));

/** So many people more, named after their number. */
export async function addPeople(db: Db, count: number, createdAt: string): Promise<Me[]> {
  const people = Array.from({ length: count }, (_, i): Me => {
    const name = `Person ${i}`;
    const globalAffiliateId = `${200 + (i % 700)}${letter(Math.floor(i / 700))}${letter(i)}X`;
    return { ...ADA, id: `person-${i}`, email: `person-${i}@example.com`, name, displayName: name, globalAffiliateId };
  });
  await db
    .insertInto("users")
    .values(people.map(({ isAdmin: hasAdminClaim, ...me }) => ({ ...me, hasAdminClaim, createdAt })))
    .execute();
  return people;
}

/** Waits until everything that was told has been heard. */
export async function untilDelivered(db: Db): Promise<void> {
  await vi.waitFor(async () => expect(await db.selectFrom("outbox").select("name").execute()).toEqual([]), { timeout: 10_000 });
}
