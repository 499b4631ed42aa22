import { CHECKOUT, TEST_CARDS } from "@blenda/domain/checkout/constants";
import { beforeEach, expect, test } from "vitest";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { BOB, CARA, testApp } from "../testing/app.ts";
import { sell } from "../testing/buying.ts";

const app = await testApp();
const provider = app.services.payments as SimulatedPayments;
const ENOUGH = CHECKOUT.DECLINES_PER_HOUR + 1;

beforeEach(async () => {
  await sell(app, "robot", 4_000, CARA.id);
  await sell(app, "crate", 1_000, BOB.id);
});

/** The creator buys with this card: their own robot as a test, or somebody else's crate for real. */
async function limitCardAttempt(card: "visa" | "declined", { isTest }: { isTest: boolean }): Promise<string> {
  const calls = app.as(CARA).checkout;
  const line = { itemType: "product", itemId: isTest ? "robot" : "crate", variant: "personal" } as const;
  const { id: quoteId, lines } = await calls.quote({ lines: [line], isTest });
  const { orderId } = await calls.start({ quoteId, confirmed: lines.map(({ key }) => key), key: crypto.randomUUID() });
  const number = TEST_CARDS.find(({ name }) => name === card)?.number ?? "";
  const paymentMethod = (await provider.tokenize(number)) ?? "";
  return (await calls.confirm({ orderId, paymentMethod, key: crypto.randomUUID() })).state;
}

test("a creator runs the self-check as often as they like within an hour: declined cards of test orders do not count", async () => {
  for (let n = 0; n < ENOUGH; n += 1) expect(await limitCardAttempt("declined", { isTest: true })).toBe("failed");
  expect(await limitCardAttempt("visa", { isTest: true })).toBe("paid");
  expect(await limitCardAttempt("visa", { isTest: false })).toBe("paid");
});

test("declined cards of real orders still count, and a test order does not need to wait for them", async () => {
  for (let n = 0; n < CHECKOUT.DECLINES_PER_HOUR; n += 1) expect(await limitCardAttempt("declined", { isTest: false })).toBe("failed");
  await expect(limitCardAttempt("visa", { isTest: false })).rejects.toMatchObject({ code: "CHECKOUT_TOO_MANY_DECLINES" });
  expect(await limitCardAttempt("declined", { isTest: true })).toBe("failed");
  expect(await limitCardAttempt("visa", { isTest: true })).toBe("paid");
  await expect(limitCardAttempt("visa", { isTest: false })).rejects.toMatchObject({ code: "CHECKOUT_TOO_MANY_DECLINES" });
});
