import { TEST_CARDS, type TestCardName } from "@blenda/domain/checkout/constants";
import type { Payment } from "@blenda/domain/checkout/model";
import type { Me } from "@blenda/domain/identity/model";
import type { PackId, PlanId } from "@blenda/domain/tokens/constants";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import type { testApp } from "./app.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** Gives a card for an order that waits, as a browser would. */
export async function pay(app: App, who: Me, orderId: string, cardName: TestCardName = "visa"): Promise<Payment> {
  const number = TEST_CARDS.find(({ name }) => name === cardName)?.number ?? "";
  const paymentMethod = (await (app.services.payments as SimulatedPayments).tokenize(number)) ?? "";
  return app.as(who).checkout.confirm({ orderId, paymentMethod, key: crypto.randomUUID() });
}

export async function buyPack(app: App, who: Me, packId: PackId, cardName?: TestCardName): Promise<string> {
  const { orderId } = await app.as(who).tokens.buyPack({ packId, key: crypto.randomUUID() });
  await pay(app, who, orderId, cardName);
  return orderId;
}

export async function subscribe(app: App, who: Me, planId: PlanId, cardName?: TestCardName): Promise<string> {
  const { orderId } = await app.as(who).tokens.subscribe({ planId, key: crypto.randomUUID() });
  await pay(app, who, orderId, cardName);
  return orderId;
}
