import { TRUSTED_MAY_OWE_CENTS } from "@blenda/domain/ledger/constants";
import { beforeEach, expect, test } from "vitest";
import { CARA, EDDA, testApp } from "../testing/app.ts";
import { account, balance, book, entriesBack, setMayOwe } from "./port.ts";

const app = await testApp();
const PRICE = 80_000;
const split = { net: PRICE, commission: 12_000, processing: 0, affiliate: 0, collaborators: 0, creator: 68_000 };

/** Sold, matured, and paid out to the last cent. */
const soldBy = (creatorId: string) => ({ paidCents: PRICE, taxCents: 0, split, creatorId, refundedCents: 0, maturedAt: app.now() });

const giveBack = (creatorId: string) =>
  app.services.transaction(async (tx) =>
    book(tx, { kind: "refund", source: `refund/${creatorId}`, at: app.now(), entries: await entriesBack(tx, soldBy(creatorId), PRICE) }),
  );
const owes = (creatorId: string) => balance(app.db, account("creator_available", creatorId));

beforeEach(() => app.services.transaction((tx) => setMayOwe(tx, [CARA.id], TRUSTED_MAY_OWE_CENTS)));

test("after a payout a trusted creator's refund goes to −$500, anybody else's to −$50, and we carry the rest", async () => {
  await giveBack(CARA.id);
  await giveBack(EDDA.id);
  expect([await owes(CARA.id), await owes(EDDA.id)]).toEqual([-50_000, -5_000]);
  expect(await balance(app.db, "platform_receivable")).toBe(-(68_000 - 50_000) - (68_000 - 5_000));
});

test("who is trusted no longer owes no more than everybody; when they were first paid stays known", async () => {
  await app.db.updateTable("ledgerPeople").set({ firstPaidAt: app.now() }).execute();
  await app.services.transaction((tx) => setMayOwe(tx, [], TRUSTED_MAY_OWE_CENTS));
  await giveBack(CARA.id);
  expect(await owes(CARA.id)).toBe(-5_000);
  expect(await app.db.selectFrom("ledgerPeople").selectAll().execute()).toEqual([
    { userId: CARA.id, firstPaidAt: app.now(), mayOweCents: null },
  ]);
});
