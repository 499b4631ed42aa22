import type { Instant } from "@blenda/domain/shared/time";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import type { Db } from "../platform/database/db.ts";
import { addTokens } from "./balance/grant.ts";
import { findAccount, lockAccount } from "./repository.ts";

const welcome = [
  ["demo-buyer", 12],
  ["demo-creator", 60],
] as const;

/** Enough to try the tool at once. A person with an account already keeps it as it is. */
export async function seedDemoTokens(db: Db, at: Instant): Promise<void> {
  for (const [userId, tokens] of welcome) {
    if (await findAccount(db, userId)) continue;
    await db.transaction().execute(async (tx) => {
      await lockAccount(tx, userId, at);
      await addTokens(tx, { userId, tokens, source: "grant", type: "grant", about: tokenTexts.welcome, at });
    });
  }
}
