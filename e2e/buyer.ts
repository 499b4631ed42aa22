import { randomUUID } from "node:crypto";
import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import type { Quote } from "@blenda/domain/checkout/model";
import type { OrderPage } from "@blenda/domain/orders/model";
import { type APIRequestContext, expect } from "@playwright/test";

const [VISA] = TEST_CARDS;

async function ask<Out>(from: APIRequestContext, home: string | undefined, operation: string, data: object): Promise<Out> {
  const answer = await from.post(`/api/${operation}`, { headers: { origin: new URL(home ?? "").origin }, data });
  expect(answer.status(), `${operation}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as Out;
}

/** Buys a product of the demo with a good card, as the checkout does it, and answers with the order once it is paid. */
export async function buyProduct(from: APIRequestContext, home: string | undefined, itemId: string): Promise<OrderPage> {
  const lines = [{ itemType: "product", itemId, variant: "personal" }];
  const { id: quoteId } = await ask<Quote>(from, home, "checkout/quote", { lines });
  const { orderId, secret } = await ask<{ orderId: string; secret: string }>(from, home, "checkout/start", { quoteId, key: randomUUID() });
  const card = { number: VISA.number, expiry: "12/40", cvc: "123" };
  const { token: paymentMethod } = await ask<{ token: string }>(from, home, "test-provider/tokens", card);
  await ask(from, home, "checkout/confirm", { orderId, secret, paymentMethod, key: randomUUID() });
  const read = async () => (await (await from.get(`/api/orders/order?id=${orderId}`)).json()) as OrderPage;
  await expect.poll(async () => (await read()).status).toBe("paid");
  return read();
}
