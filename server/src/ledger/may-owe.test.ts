import { TRUSTED_MAY_OWE_CENTS } from "@blenda/domain/ledger/constants";
import { expect, test } from "vitest";
import { CARA, EDDA, testApp } from "../testing/app.ts";
import { account, carriedIn, entriesBack, setMayOwe } from "./port.ts";

const app = await testApp();
const PRICE = 80_000;
const split = { net: PRICE, commission: 12_000, processing: 0, affiliate: 0, collaborators: 0, creator: 68_000 };

const trust = (...ids: string[]) => app.services.transaction((tx) => setMayOwe(tx, ids, TRUSTED_MAY_OWE_CENTS));

/** Sold, matured and paid out to the last cent, then all of it goes back: what they owe afterwards, and what we carry. */
async function refunded(creatorId: string) {
  const line = { paidCents: PRICE, taxCents: 0, split, creatorId, refundedCents: 0, maturedAt: app.now() };
  const entries = await app.services.transaction((tx) => entriesBack(tx, line, PRICE));
  const owes = entries.find((entry) => entry.account === account("creator_available", creatorId))?.amount;
  return { owes, carried: carriedIn(entries) };
}

test("after a payout a trusted creator's refund goes to −$500, anybody else's to −$50, and we carry the rest", async () => {
  await trust(CARA.id);
  expect(await refunded(CARA.id)).toEqual({ owes: -50_000, carried: 18_000 });
  expect(await refunded(EDDA.id)).toEqual({ owes: -5_000, carried: 63_000 });
});

test("who is trusted no longer owes no more than everybody; when they were first paid stays known", async () => {
  await trust(CARA.id);
  await app.db.updateTable("ledgerPeople").set({ firstPaidAt: app.now() }).execute();
  await trust(EDDA.id);
  expect(await refunded(CARA.id)).toMatchObject({ owes: -5_000 });
  const [cara] = await app.db.selectFrom("ledgerPeople").selectAll().where("userId", "=", CARA.id).execute();
  expect(cara).toEqual({ userId: CARA.id, firstPaidAt: app.now(), mayOweCents: null });
});
