import { DEFAULT_SETTINGS } from "@blenda/domain/generator/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";

/** The first version: what everything can be rolled back to. */
export async function seedGenerator(db: Db, at: Instant): Promise<void> {
  await db
    .insertInto("generatorSettings")
    .values({ version: 1, settings: jsonb(DEFAULT_SETTINGS), kind: "first", diff: jsonb([]), authorId: null, at })
    .onConflict((c) => c.doNothing())
    .execute();
}
