import { randomUUID } from "node:crypto";
import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { TEST_CARDS, type TestCardName } from "@blenda/domain/checkout/constants";
import type { Quote } from "@blenda/domain/checkout/model";
import type { OrderPage } from "@blenda/domain/orders/model";
import type { TokenAccount } from "@blenda/domain/tokens/model";
import { type APIRequestContext, expect } from "@playwright/test";

const numberOf = (card: TestCardName): string => TEST_CARDS.find(({ name }) => name === card)?.number ?? "";

async function ask<Out>(from: APIRequestContext, home: string | undefined, operation: string, data: object): Promise<Out> {
  const answer = await from.post(`/api/${operation}`, { headers: { origin: new URL(home ?? "").origin }, data });
  expect(answer.status(), `${operation}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as Out;
}

interface PlacedOrder {
  orderId: string;
  secret: string;
}

async function payFor(
  from: APIRequestContext,
  home: string | undefined,
  { orderId, secret }: PlacedOrder,
  name: TestCardName = "visa",
): Promise<void> {
  const card = { number: numberOf(name), expiry: "12/40", cvc: "123" };
  const { token: paymentMethod } = await ask<{ token: string }>(from, home, "test-provider/tokens", card);
  await ask(from, home, "checkout/confirm", { orderId, secret, paymentMethod, key: randomUUID() });
}

/** Buys ten tokens with a good card, as the pricing dialog does it; whoever is new had a few before. */
export async function buyTokens(from: APIRequestContext, home: string | undefined): Promise<void> {
  await payFor(from, home, await ask<PlacedOrder>(from, home, "tokens/buyPack", { packId: "small", key: randomUUID() }));
  const balance = async () => ((await (await from.get("/api/tokens/account")).json()) as TokenAccount).balance;
  await expect.poll(balance).toBeGreaterThanOrEqual(10);
}

async function order(from: APIRequestContext, home: string | undefined, ...lines: object[]): Promise<PlacedOrder> {
  const { id: quoteId } = await ask<Quote>(from, home, "checkout/quote", { lines });
  return ask<PlacedOrder>(from, home, "checkout/start", { quoteId, key: randomUUID() });
}

const personal = (itemId: string) => ({ itemType: "product", itemId, variant: "personal" });

/** Orders a product of the demo, as the checkout does it before it asks for a card. */
export const orderProduct = (from: APIRequestContext, home: string | undefined, itemId: string): Promise<PlacedOrder> =>
  order(from, home, personal(itemId));

/** Buys a product of the demo, with a good card unless another is named, and answers with the order once it is paid. */
export async function buyProduct(
  from: APIRequestContext,
  home: string | undefined,
  itemId: string,
  card?: TestCardName,
): Promise<OrderPage> {
  const ordered = await orderProduct(from, home, itemId);
  return paid(from, home, ordered, card);
}

/** Buys several products at once. */
export async function buyProducts(from: APIRequestContext, home: string | undefined, itemIds: readonly string[]): Promise<OrderPage> {
  return paid(from, home, await order(from, home, ...itemIds.map(personal)));
}

/** Buys products under a dearer licence than the personal one. */
export async function buyLicences(
  from: APIRequestContext,
  home: string | undefined,
  variant: LicenceType,
  itemIds: readonly string[],
): Promise<OrderPage> {
  return paid(from, home, await order(from, home, ...itemIds.map((itemId) => ({ ...personal(itemId), variant }))));
}

/** Buys a product with a code, which has to take something off. */
export async function buyWithCode(
  from: APIRequestContext,
  home: string | undefined,
  itemId: string,
  variant: LicenceType,
  code: string,
): Promise<OrderPage> {
  const quote = await ask<Quote>(from, home, "checkout/quote", { lines: [{ ...personal(itemId), variant }], code });
  expect(quote.discount, code).toHaveProperty("offCents");
  return paid(from, home, await ask<PlacedOrder>(from, home, "checkout/start", { quoteId: quote.id, key: randomUUID() }));
}

/** Buys a course with a good card. */
export async function buyTraining(from: APIRequestContext, home: string | undefined, itemId: string): Promise<OrderPage> {
  return paid(from, home, await order(from, home, { itemType: "training", itemId, variant: null }));
}

async function paid(from: APIRequestContext, home: string | undefined, ordered: PlacedOrder, card?: TestCardName): Promise<OrderPage> {
  await payFor(from, home, ordered, card);
  const { orderId } = ordered;
  const read = async () => (await (await from.get(`/api/orders/order?id=${orderId}`)).json()) as OrderPage;
  await expect.poll(async () => (await read()).status).toBe("paid");
  return read();
}
