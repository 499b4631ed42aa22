import { TEST_CARDS, type TestCardName } from "@blenda/domain/checkout/constants";
import type { Me } from "@blenda/domain/identity/model";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import type { testApp } from "./app.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** A product for sale, as far as buying needs one. */
export async function sell(app: App, id: string, priceCents: number, creatorId: string): Promise<void> {
  await app.db
    .insertInto("categories")
    .values({ id: "props", name: "Props", parentId: null, position: 0 })
    .onConflict((c) => c.doNothing())
    .execute();
  const times = { createdAt: app.now(), updatedAt: app.now(), publishedAt: app.now() };
  const product = { id, creatorId, categoryId: "props", status: "published" as const, title: `The ${id}`, description: "" };
  await app.db
    .insertInto("products")
    .values({ ...product, priceCents, ...times })
    .execute();
}

type CartLineInput = Parameters<ReturnType<App["as"]>["checkout"]["quote"]>[0]["lines"][number];

/** Quote, order and card, as a browser would do it. Answers the order's id. */
export function buy(app: App, who: Me, itemIds: readonly string[], cardName?: TestCardName): Promise<string> {
  return buyLines(
    app,
    who,
    itemIds.map((itemId) => ({ itemType: "product", itemId, variant: "personal" })),
    cardName,
  );
}

export async function buyLines(app: App, who: Me, lines: CartLineInput[], cardName: TestCardName = "visa", code?: string): Promise<string> {
  const calls = app.as(who).checkout;
  const quote = await calls.quote({ lines, ...(code !== undefined && { code }) });
  const confirmed = quote.lines.map(({ key }) => key);
  const { orderId, secret } = await calls.start({ quoteId: quote.id, key: crypto.randomUUID(), confirmed });
  const number = TEST_CARDS.find(({ name }) => name === cardName)?.number ?? "";
  const paymentMethod = (await (app.services.payments as SimulatedPayments).tokenize(number)) ?? "";
  await calls.confirm({ orderId, secret, paymentMethod, key: crypto.randomUUID() });
  return orderId;
}
