import { AFFILIATE_TERMS_VERSION } from "@blenda/domain/affiliates/constants";
import { expect, test } from "vitest";
import { orderJobs } from "../../orders/jobs.ts";
import { payoutJobs } from "../../payouts/jobs.ts";
import { ADA, BOB, CARA, ROOT, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { payingOut, RITA } from "../../testing/creators/paying-out.ts";
import { untilDelivered } from "../../testing/people.ts";
import { addClick, bind } from "../clicks/click-repository.ts";

const app = await testApp();
const { addRita, recipientOf, toFriday, run, hear, latest } = payingOut(app);
const DAY = 24 * 60;

/** A share of $28, ready to be paid to this account. */
async function earn(last4?: string): Promise<void> {
  await addRita();
  await sell(app, "robot", 70_000, CARA.id);
  await app.as(BOB).affiliates.joinProgramme({ termsVersion: AFFILIATE_TERMS_VERSION });
  app.passMinutes(1);
  const click = { clickId: crypto.randomUUID(), affiliateId: BOB.id };
  await addClick(app.db, { id: click.clickId, affiliateId: BOB.id, at: app.now() });
  await app.services.transaction((tx) => bind(tx, { ...click, userId: ADA.id, clickedAt: app.now(), boundAt: app.now() }));
  app.passMinutes(1);
  await buy(app, ADA, ["robot"]);
  await recipientOf(BOB.id, last4);
  app.passMinutes(31 * DAY);
  await orderJobs.find(({ name }) => name === "orders.mature")?.run(app.services, {});
  toFriday();
}

async function pay(): Promise<void> {
  await run();
  const { id } = await latest(BOB.id);
  for (const admin of [ROOT, RITA]) await app.as(admin).payouts.approvePayout({ ids: [id] });
  await app.runJobs();
}

const trail = async () => {
  await untilDelivered(app.db);
  return (await app.as(BOB).affiliates.trail({})).rows;
};

test("a share is in its payout until that is paid, and paid with it", async () => {
  await earn();
  await pay();
  expect(await trail()).toMatchObject([{ state: "in_payout", paidOutAt: null }]);
  await hear();
  app.passMinutes(7 * DAY);
  await payoutJobs.find(({ name }) => name === "payouts.passTime")?.run(app.services, {});
  const { status, paidAt } = await latest(BOB.id);
  expect(status).toBe("paid");
  const [row] = await trail();
  expect(row).toMatchObject({ state: "paid", paidOutAt: paidAt });
  const figures = await app.as(BOB).affiliates.dashboard({ range: "all" });
  expect(figures).toMatchObject({ paidCents: row?.cents, approvedCents: 0, pendingCents: 0 });
});

test("a payout that comes back leaves its shares approved, for the next one", async () => {
  await earn("0007");
  await pay();
  for (let days = 0; days < 6 && (await latest(BOB.id)).status !== "returned"; days++) {
    app.passMinutes(DAY);
    await hear();
  }
  expect((await latest(BOB.id)).status).toBe("returned");
  expect(await trail()).toMatchObject([{ state: "approved", paidOutAt: null }]);
});
