import { productChanged } from "@blenda/domain/catalogue/events";
import { applicationChanged } from "@blenda/domain/onboarding/events";
import { shopChanged } from "@blenda/domain/shops/events";
import type { Tx } from "../platform/database/db.ts";
import { emit, type Listener, type ListenerServices, listenerOfMany } from "../platform/events/outbox.ts";
import { isComplete, shopFacts } from "./home.ts";

/** Once a new shop has all it needs, the list of that is done with for good; until then each step shows on the first page at once. */
async function lookAtShops(tx: Tx, ids: readonly string[], { now }: ListenerServices): Promise<void> {
  const open = await tx
    .selectFrom("creatorApplications")
    .select("userId")
    .where("userId", "in", [...new Set(ids)])
    .where("status", "=", "approved")
    .where("shopFinishedAt", "is", null)
    .orderBy("userId")
    .execute();
  for (const { userId } of open) {
    const facts = await shopFacts(tx, userId);
    if (isComplete(facts))
      await tx.updateTable("creatorApplications").set({ shopFinishedAt: now() }).where("userId", "=", userId).execute();
    await emit(tx, applicationChanged({ userId }));
  }
}

const creatorsOf = (payloads: readonly { creatorId: string }[]): string[] => payloads.map(({ creatorId }) => creatorId);

export const onboardingListeners: Listener[] = [
  listenerOfMany("onboarding.shopChanged", shopChanged, (tx, heard, services) => lookAtShops(tx, creatorsOf(heard), services)),
  listenerOfMany("onboarding.productChanged", productChanged, (tx, heard, services) => lookAtShops(tx, creatorsOf(heard), services)),
];
