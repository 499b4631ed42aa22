import { createHash, verify } from "node:crypto";
import { inOrder } from "@blenda/domain/shared/language/formats";
import type { z } from "zod";
import { ProviderUnclear, UntrustedEvent } from "../payments/payments.ts";
import { type Transfer, TransferRefused, type Transfers } from "./payouts.ts";
import {
  Account,
  accountOf,
  Balances,
  feeOf,
  linesOf,
  momentOf,
  Payment,
  Quote,
  StateChange,
  Statement,
  stateOf,
  transferOf,
  WiseTransfer,
  WiseTransfers,
} from "./wise-shapes.ts";

interface Options {
  key: string;
  profileId: string;
  url: string;
  /** The public key its webhooks are signed with, as PEM. */
  webhookKey: string;
  answerWithinMs?: number;
}

const ANSWER_WITHIN_MS = 20_000;
const CURRENCY = "USD";
const LATEST = 100;
/** Wrong as it is, and wrong again tomorrow. */
const isRefusal = (status: number) => status === 400 || status === 422;

/**
 * Payouts by Wise, out of our balance there: a quote, the recipient's account, the transfer, then its payment. The payout's id is the
 * transfer's `customerTransactionId`, by which Wise answers the same transfer when it is asked for again; paying one twice is
 * refused by Wise itself. A message is signed and kept by its own bytes, so one that is sent again changes nothing.
 */
export function makeWiseTransfers({ key: token, profileId, url, webhookKey, answerWithinMs = ANSWER_WITHIN_MS }: Options): Transfers {
  const ask = caller(url.replace(/\/$/, ""), token, answerWithinMs);

  /** What arrives is worth the amount, so the fee is paid on top: the target is fixed, the source follows. */
  async function quoteFor(amountCents: number, currency: string): Promise<{ id: string; feeCents: number }> {
    const path = `/v3/profiles/${profileId}/quotes`;
    const of = { sourceCurrency: CURRENCY, targetCurrency: currency, payOut: "BANK_TRANSFER" };
    const rate = currency === CURRENCY ? 1 : (await ask(Quote, "POST", path, { ...of, sourceAmount: amountCents / 100 })).rate;
    const targetAmount = Math.round(amountCents * rate) / 100;
    const quote = await ask(Quote, "POST", path, { ...of, targetAmount });
    const feeCents = feeOf(quote, amountCents);
    if (feeCents === null) throw new TransferRefused("this account cannot be paid from our balance", true);
    return { id: quote.id, feeCents };
  }

  const read = (said: WiseTransfer, feeCents: number): Transfer => {
    const transfer = transferOf(said, feeCents);
    if (!transfer) throw new ProviderUnclear(`a transfer is ${said.status}`);
    return transfer;
  };

  /** What left our balance for a transfer beyond its amount, by the transfer's own words. */
  const feeIn = ({ sourceValue, rate, targetValue }: WiseTransfer): number =>
    Math.max(0, Math.round(sourceValue * 100) - Math.round((targetValue / (rate || 1)) * 100));

  async function byKey(customerTransactionId: string): Promise<WiseTransfer | null> {
    const latest = await ask(WiseTransfers, "GET", `/v1/transfers?profile=${profileId}&offset=0&limit=${LATEST}`);
    return latest.find((each) => each.customerTransactionId === customerTransactionId) ?? null;
  }

  async function pay(transferId: string): Promise<void> {
    const path = `/v3/profiles/${profileId}/transfers/${transferId}/payments`;
    const { status, errorCode } = await ask(Payment, "POST", path, { type: "BALANCE" });
    // Mostly our balance there is too small: it waits until it is filled.
    if (status !== "COMPLETED") throw new ProviderUnclear(`a transfer was not paid: ${errorCode ?? status}`);
  }

  return {
    name: "wise",

    createTransfer: async ({ key, amountCents, recipient }) => {
      const quote = await quoteFor(amountCents, recipient.currency);
      const account = recipient.externalId ?? String((await ask(Account, "POST", "/v1/accounts", accountOf(profileId, recipient))).id);
      const wish = { targetAccount: Number(account), quoteUuid: quote.id, customerTransactionId: key, details: { reference: "Payout" } };
      const made = await ask(WiseTransfer, "POST", "/v1/transfers", wish);
      if (made.status === "incoming_payment_waiting") await pay(String(made.id));
      const said = await ask(WiseTransfer, "GET", `/v1/transfers/${made.id}`);
      if (said.status === "cancelled") throw new TransferRefused("the transfer was cancelled before it was paid", false);
      return { ...read(said, quote.feeCents), recipientExternalId: account };
    },

    lookUp: async (of) => {
      const said =
        "key" in of
          ? await byKey(of.key)
          : await ask(WiseTransfer, "GET", `/v1/transfers/${encodeURIComponent(of.externalId)}`).catch(missing);
      return said && read(said, feeIn(said));
    },

    statement: async (from, to) => {
      const balance = await ownBalance();
      if (!balance) return [];
      const query = new URLSearchParams({ currency: CURRENCY, intervalStart: from, intervalEnd: to, type: "COMPACT" });
      const path = `/v1/profiles/${profileId}/balance-statements/${balance.id}/statement.json?${query}`;
      return linesOf(await ask(Statement, "GET", path)).toSorted((one, other) => inOrder(one.at, other.at));
    },

    balance: async () => {
      const balance = await ownBalance();
      return balance ? { cents: Math.round(balance.amount.value * 100), currency: balance.currency } : null;
    },

    readNews: (body, headers) => {
      const signature = headers["x-signature-sha256"];
      const isSigned = typeof signature === "string" && verify("sha256", body, webhookKey, Buffer.from(signature, "base64"));
      if (!isSigned) throw new UntrustedEvent("wrong signature");
      const said = StateChange.safeParse(JSON.parse(body.toString("utf8")));
      const state = said.success ? stateOf(said.data.data.current_state) : null;
      if (!said.success || state === null || said.data.event_type !== "transfers#state-change") return null;
      const { resource, occurred_at } = said.data.data;
      if (resource.profile_id !== undefined && String(resource.profile_id) !== profileId) throw new UntrustedEvent("of another profile");
      const id = createHash("sha256").update(body).digest("base64url");
      return { id, transferId: String(resource.id), state, occurredAt: momentOf(occurred_at) };
    },
  };

  async function ownBalance() {
    const balances = await ask(Balances, "GET", `/v4/profiles/${profileId}/balances?types=STANDARD`);
    return balances.find(({ currency }) => currency === CURRENCY);
  }
}

class NotFound extends Error {}
const missing = (error: unknown) => {
  if (error instanceof NotFound) return null;
  throw error;
};

/** One call. An answer that is not understood, an error of theirs and no answer are the same: nobody knows what happened. */
function caller(base: string, token: string, answerWithinMs: number) {
  return async <Shape extends z.ZodType>(shape: Shape, method: "GET" | "POST", path: string, body?: object): Promise<z.infer<Shape>> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const signal = AbortSignal.timeout(answerWithinMs);
    const answer = await fetch(`${base}${path}`, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) }).catch(
      (cause: unknown) => {
        throw new ProviderUnclear("no answer", { cause });
      },
    );
    const text = await answer.text().catch((cause: unknown) => {
      throw new ProviderUnclear("the connection broke", { cause });
    });
    if (answer.status === 404) throw new NotFound(path);
    if (isRefusal(answer.status)) throw new TransferRefused(text.slice(0, 300), path === "/v1/accounts" || path === "/v1/transfers");
    if (!answer.ok) throw new ProviderUnclear(`answered ${answer.status}`);
    const said = shape.safeParse(parsed(text));
    if (!said.success) throw new ProviderUnclear("an answer nobody understands");
    return said.data;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
