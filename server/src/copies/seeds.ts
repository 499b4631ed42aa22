import type { Instant } from "@blenda/domain/shared/time";
import { builtPrints } from "../demo/port.ts";
import type { Db } from "../platform/database/db.ts";
import { addPrint } from "./port.ts";
import { filesWithoutPrint } from "./repository.ts";

const MORE_THAN_THE_DEMO_HAS = 10_000;

/** The demo's shapes were looked at when it was built; every format of a product has the same. */
export async function seedDemoPrints(db: Db, now: Instant): Promise<void> {
  const prints = builtPrints();
  const files = await filesWithoutPrint(db, MORE_THAN_THE_DEMO_HAS);
  await db.transaction().execute(async (tx) => {
    for (const { productId, fileId, sha256 } of files) {
      const print = prints.get(productId);
      if (print) await addPrint(tx, { productId, fileId, sha256, prints: [print], at: now });
    }
  });
}
