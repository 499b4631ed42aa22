import { randomBytes } from "node:crypto";
import { TRANSFER_STATES } from "@blenda/domain/payouts/constants";
import { z } from "zod";
import type { Db } from "../../database/db.ts";
import { ProviderUnclear, UntrustedEvent } from "../payments/payments.ts";
import { signed, verifySignature } from "../payments/signature.ts";
import { type Transfer, TransferRefused, type Transfers } from "./payouts.ts";
import { accountOf } from "./simulated-accounts.ts";
import { simulatedTransferStore } from "./simulated-store.ts";

type EventReceiver = (body: Buffer, signature: string) => Promise<void>;

export interface SimulatedTransfers extends Transfers {
  /** Sends what is due, as signed bytes; what is not taken is sent again later. Answers how many were taken. */
  deliverDue(): Promise<number>;
  /** Where its news go. */
  deliverTo(receive: EventReceiver): void;
  /** As it signs its own news. */
  sign(body: Buffer): string;
}

const News = z.object({
  id: z.string().max(100),
  transferId: z.string().max(100),
  state: z.enum(TRANSFER_STATES),
  occurredAt: z.iso.datetime(),
});

/**
 * A payout provider of our own, for trying everything without an account anywhere. It keeps its own books, goes on by itself
 * with the clock, and plays by the last four of the account it pays to: it hangs, refuses, fails, drops the line after it paid,
 * tells things twice or in the wrong order, and sends money back before and after it counted as paid.
 */
export function makeSimulatedTransfers(db: Db, now: () => string): SimulatedTransfers {
  const secret = randomBytes(32).toString("hex");
  const store = simulatedTransferStore(db, now);
  const sign = (body: Buffer) => signed(secret, body, Math.floor(Date.parse(now()) / 1000));
  let receive: EventReceiver | null = null;

  return {
    name: "simulated",

    createTransfer: async (wish) => {
      const { key, amountCents, recipient } = wish;
      const before = await store.byKey(key);
      const { hangs, fails, refuses, drops } = accountOf(recipient.last4);
      const asked = await store.countAsk(key);
      if (refuses) throw new TransferRefused("the account does not exist", true);
      if (!before && asked <= hangs) throw new ProviderUnclear("no answer");
      if (!before && asked <= fails) throw new ProviderUnclear("answered 500");
      await store.add(wish);
      if (drops && !before) throw new ProviderUnclear("the connection broke");
      const made = await store.byKey(key);
      if (!made) throw new ProviderUnclear(`nothing is known of a transfer of ${amountCents}`);
      return made;
    },

    lookUp: (of): Promise<Transfer | null> => ("key" in of ? store.byKey(of.key) : store.byId(of.externalId)),
    statement: store.statement,
    balance: async () => ({ cents: await store.balance(), currency: "USD" }),

    readNews: (body, headers, nowSeconds) => {
      const signature = headers["x-signature"];
      verifySignature(secret, body, typeof signature === "string" ? signature : undefined, nowSeconds);
      const news = News.safeParse(JSON.parse(body.toString("utf8")));
      if (!news.success) throw new UntrustedEvent("not as it was agreed");
      return news.data;
    },

    deliverTo: (to) => {
      receive = to;
    },

    deliverDue: async () => {
      if (!receive) return 0;
      let taken = 0;
      for (const { id, transferId, state, occurredAt, deliveries } of await store.claimEvents()) {
        const body = Buffer.from(JSON.stringify({ id, transferId, state, occurredAt }));
        for (let n = 0; n < deliveries; n++) await receive(body, sign(body));
        await store.markDelivered(id);
        taken += 1;
      }
      return taken;
    },

    sign,
  };
}
