import type { TestCardName } from "@blenda/domain/checkout/constants";
import type { Me } from "@blenda/domain/identity/model";
import { REFUNDS } from "@blenda/domain/refunds/constants";
import { beforeEach, expect, test } from "vitest";
import { ADA, CARA, testApp } from "../../testing/app.ts";
import { buy, sell } from "../../testing/buying.ts";
import { payRefund } from "../money/pay.ts";

const app = await testApp();
const TEXT = "I would like to have my money back, please.";
let things = 0;

beforeEach(() => sell(app, "robot", 4_000, CARA.id));

/** Accounts are free. */
async function newcomer(email = `somebody-${++things}@example.com`): Promise<Me> {
  const who = { ...ADA, id: `somebody-${++things}`, email, globalAffiliateId: `${100 + things}NEW` };
  const { isAdmin, ...row } = who;
  await app.db
    .insertInto("users")
    .values({ ...row, hasAdminClaim: isAdmin, createdAt: app.now() })
    .execute();
  return who;
}
async function bought(who: Me, card: TestCardName = "visa"): Promise<string> {
  const orderId = await buy(app, who, ["robot"], card);
  return (await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow()).id;
}
const ask = async (who: Me, lineId: string) =>
  (await app.as(who).refunds.request({ lineId, reason: "accidental", text: TEXT, key: crypto.randomUUID() })).status;
const MANY = REFUNDS.ABUSE_COUNT + 1;

test("a card that gives back all the time is known under every new account; another card is another payer", async () => {
  for (let n = 0; n < MANY; n += 1) {
    const who = await newcomer();
    expect(await ask(who, await bought(who))).toBe("auto_approved");
  }
  const next = await newcomer();
  const lineId = await bought(next);
  expect((await app.as(next).refunds.eligibility({ lineId })).automaticFor).toEqual([]);
  expect(await ask(next, lineId)).toBe("creator_review");
  expect(await ask(next, await bought(next, "mastercard"))).toBe("auto_approved");
});

test("an address is known too, whatever account and card it comes back with, and whatever stands behind its plus", async () => {
  const cards = ["visa", "visa debit", "mastercard", "amex"] as const;
  for (const [n, card] of cards.entries()) {
    const who = await newcomer(`mallory+${n}@example.com`);
    expect(await ask(who, await bought(who, card))).toBe("auto_approved");
  }
  const again = await newcomer("Mallory@example.com".toLowerCase());
  expect(await ask(again, await bought(again, "duplicate event"))).toBe("creator_review");
});

test("refunds are counted when they are promised: many at once are not all the first", async () => {
  const who = await newcomer();
  const lines: string[] = [];
  for (let n = 0; n < MANY + 4; n += 1) lines.push(await bought(who));
  const said = await Promise.all(lines.map((lineId) => ask(who, lineId)));
  expect(said.filter((status) => status === "auto_approved").length).toBeLessThanOrEqual(MANY);
});

test("an automatic refund is looked at again before it is paid: handed out meanwhile, the creator decides", async () => {
  const who = await newcomer();
  const lineId = await bought(who);
  expect(await ask(who, lineId)).toBe("auto_approved");
  // As if something had handed it out past the pause.
  await app.db.insertInto("lineDownloads").values({ lineId, fileId: "f", count: 1, firstAt: app.now(), lastAt: app.now() }).execute();
  const { id } = await app.db.selectFrom("refunds").select("id").executeTakeFirstOrThrow();
  await payRefund(app.services, id);
  expect((await app.as(who).refunds.mine())[0]).toMatchObject({ status: "creator_review", dueAt: expect.any(String), downloads: 1 });
  expect(await app.db.selectFrom("simRefunds").selectAll().execute()).toEqual([]);
  const line = await app.db.selectFrom("orderLines").select(["status", "pausedAt"]).where("id", "=", lineId).executeTakeFirstOrThrow();
  expect(line).toEqual({ status: "refund_requested", pausedAt: null });
});
