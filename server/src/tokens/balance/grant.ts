import type { Instant } from "@blenda/domain/shared/time";
import type { UsageType } from "@blenda/domain/tokens/constants";
import { tokensBalanceChanged } from "@blenda/domain/tokens/events";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { addUsage, consumeFromLots } from "../repository.ts";
import { addLot, creditAccount, type LotRow, payOwed } from "./lot-repository.ts";

interface Arrival {
  userId: string;
  tokens: number;
  source: LotRow["source"];
  type: Extract<UsageType, "token_pack" | "subscription" | "grant">;
  /** What people read in their history. */
  about: string;
  bought?: { lineId: string; orderId: string; metadata: Record<string, unknown> };
  at: Instant;
}

/** Tokens arrive: the balance, what they are spent from, the line of history. Call it holding the account. */
export async function addTokens(tx: Tx, { userId, tokens, source, type, about, bought, at }: Arrival): Promise<void> {
  const balanceAfter = await creditAccount(tx, userId, tokens, at);
  await addLot(tx, { userId, source, lineId: bought?.lineId ?? null, granted: tokens, createdAt: at });
  const from = bought && { orderId: bought.orderId, metadata: bought.metadata };
  await addUsage(tx, { userId, tokenCost: -tokens, type, about, balanceAfter, at, ...from });
  await settleOwed(tx, userId, at);
  await emit(tx, tokensBalanceChanged({ userId }));
}

/** Whatever arrives while something is owed settles that first (decision A17). Call it holding the account. */
export async function settleOwed(tx: Tx, userId: string, at: Instant): Promise<void> {
  const settled = await payOwed(tx, userId, at);
  if (!settled) return;
  const { paid, balance: balanceAfter } = settled;
  await consumeFromLots(tx, userId, paid);
  await addUsage(tx, { userId, tokenCost: paid, type: "refund", about: tokenTexts.owedSettled, balanceAfter, at });
}
