import fc from "fast-check";
import { expect, test } from "vitest";
import { ADA, CARA, testApp } from "../../testing/app.ts";
import { disputing, PRICE } from "../../testing/disputing.ts";
import { payRefund } from "./pay.ts";

const app = await testApp();
const { bought, ask, dispute, close, refundOf, lineOf, licenceOf, paidBack, books } = disputing(app);

test("all of it in one moment: nobody waits for the other for ever, and the money goes back once", async () => {
  for (const isWon of [true, false, false]) {
    const thing = await bought();
    const { id } = await ask(thing);
    const payments = Array.from({ length: 6 }, () => payRefund(app.services, id));
    const news = [dispute(thing), close(thing, isWon), dispute(thing)];
    const said = await Promise.allSettled([...payments, ...news]);
    const refusals = said.flatMap((one) => (one.status === "rejected" ? String(one.reason) : []));
    // A payment that comes just after the bank took everything is refused; nothing else may be.
    expect(refusals.filter((refusal) => !refusal.includes("refund refused"))).toEqual([]);
    await app.runJobs();
    expect((await refundOf(thing)).status).toBe("refunded");
    expect(await lineOf(thing)).toMatchObject({ refundedCents: PRICE, status: expect.stringMatching(/^(refunded|charged_back)$/) });
    expect((await paidBack(thing)).length).toBeLessThanOrEqual(1);
    expect(await licenceOf(thing)).toBe("revoked");
  }
});

/** Few enough that the creator's debt for the cards' cost stays below what we would carry. */
const RUNS = 8;
const orders = fc.shuffledSubarray(["pay", "pay", "open", "open", "close", "close"] as const, { minLength: 6 });

test.each([
  ["all of it, and the dispute is won", 100, true],
  ["all of it, and the dispute is lost", 100, false],
  ["a part, and the dispute is won", 25, true],
  ["a part, and the dispute is lost", 25, false],
] as const)("%s: in whatever order payment and news come, once or more often, the money goes back once", async (_what, percent, isWon) => {
  let sameEnd = "";
  const giveBack = async (order: readonly ("pay" | "open" | "close")[]): Promise<void> => {
    const thing = await bought({ isDownloaded: true });
    const before = await books();
    const { id } = await ask(thing);
    if (percent === 100) await app.as(CARA).refunds.decide({ id, event: "approve" });
    else {
      await app.as(CARA).refunds.decide({ id, event: "offerPartial", percent });
      await app.as(ADA).refunds.answer({ id, event: "acceptPartial" });
    }
    const acts = { pay: () => payRefund(app.services, id), open: () => dispute(thing), close: () => close(thing, isWon) };
    for (const what of order) await acts[what]();
    await app.runJobs();
    const { refundedCents, status } = await lineOf(thing);
    expect((await paidBack(thing)).length).toBeLessThanOrEqual(1);
    expect(status).toMatch(isWon ? /^(refunded|partially_refunded)$/ : /^(refunded|charged_back)$/);
    expect((await refundOf(thing)).status).toBe("refunded");
    const { intentId } = thing;
    const intent = await app.db.selectFrom("simIntents").select("refundedCents").where("id", "=", intentId).executeTakeFirstOrThrow();
    expect(intent.refundedCents).toBe(refundedCents);
    const end = JSON.stringify([refundedCents, await licenceOf(thing), (await books()).map((now, n) => now - (before[n] ?? 0))]);
    sameEnd ||= end;
    expect(end).toBe(sameEnd);
  };
  await fc.assert(fc.asyncProperty(orders, giveBack), { numRuns: RUNS });
});
