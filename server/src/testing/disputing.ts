import { account, balance } from "../ledger/port.ts";
import { receiveEvent } from "../payments/receive.ts";
import type { ProviderEvent } from "../platform/outside/payments/payments.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import { ADA, CARA, type testApp } from "./app.ts";
import { buy, sell } from "./buying.ts";

type App = Awaited<ReturnType<typeof testApp>>;

interface BoughtLine {
  lineId: string;
  orderId: string;
  intentId: string;
}

/** What each of Cara's things costs here. */
export const PRICE = 4_000;
const WHY = "This is not what the pictures showed me.";

/** Ada buys things of Cara's, asks for her money back, and her bank looks at the payment. */
export function disputing(app: App) {
  const provider = app.services.payments as SimulatedPayments;
  const hear = ({ orderId, intentId }: BoughtLine, type: ProviderEvent["type"], amountCents = PRICE) => {
    const event = { id: crypto.randomUUID(), type, intentId, orderId, amountCents, currency: "USD", occurredAt: app.now(), card: null };
    return receiveEvent(app.services, { provider: "simulated", event });
  };
  return {
    provider,
    /** Each of its own product, so that owning one is no obstacle to the next. Downloaded, the creator has to decide. */
    bought: async ({ isDownloaded = false } = {}): Promise<BoughtLine> => {
      const itemId = `thing-${crypto.randomUUID()}`;
      await sell(app, itemId, PRICE, CARA.id);
      const orderId = await buy(app, ADA, [itemId]);
      const { id: lineId } = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
      const { intentId } = await app.db.selectFrom("orders").select("intentId").where("id", "=", orderId).executeTakeFirstOrThrow();
      const download = { lineId, fileId: "f", count: 1, firstAt: app.now(), lastAt: app.now() };
      if (isDownloaded) await app.db.insertInto("lineDownloads").values(download).execute();
      return { lineId, orderId, intentId: intentId ?? "" };
    },
    ask: ({ lineId }: BoughtLine) => app.as(ADA).refunds.request({ lineId, reason: "accidental", text: WHY, key: crypto.randomUUID() }),

    dispute: (of: BoughtLine) => hear(of, "dispute_opened"),
    close: ({ intentId }: BoughtLine, isWon: boolean) => provider.closeDispute(intentId, isWon),
    /** The bank decides against us, but about a part of the payment only. */
    loseInPart: async (of: BoughtLine, cents: number) => {
      await app.db.updateTable("simIntents").set({ refundedCents: cents }).where("id", "=", of.intentId).execute();
      await hear(of, "dispute_lost", cents);
    },

    refundOf: ({ lineId }: BoughtLine) => app.db.selectFrom("refunds").selectAll().where("lineId", "=", lineId).executeTakeFirstOrThrow(),
    lineOf: ({ lineId }: BoughtLine) => app.db.selectFrom("orderLines").selectAll().where("id", "=", lineId).executeTakeFirstOrThrow(),
    licenceOf: async ({ lineId }: BoughtLine) =>
      (await app.db.selectFrom("licences").select("status").where("lineId", "=", lineId).executeTakeFirstOrThrow()).status,
    /** What we asked the provider to give back, payment by payment. */
    paidBack: async ({ intentId }: BoughtLine) => {
      const rows = await app.db.selectFrom("simRefunds").select("amountCents").where("intentId", "=", intentId).execute();
      return rows.map(({ amountCents }) => amountCents);
    },
    books: () => Promise.all(ACCOUNTS.map((name) => balance(app.db, name))),
  };
}

const ACCOUNTS = ["provider", "platform_commission", "platform_processing", "platform_receivable"].concat(
  (["creator_pending", "creator_available", "creator_held"] as const).map((kind) => account(kind, CARA.id)),
);
