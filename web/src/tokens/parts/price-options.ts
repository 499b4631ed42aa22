import { TOKEN_PACKS, TOKEN_PLANS, type TokenPlan } from "@blenda/domain/tokens/constants";
import type { Subscription, TokenAccount } from "@blenda/domain/tokens/model";
import { findPlan, upgradeOf } from "@blenda/domain/tokens/rules";
import { price } from "../../lib/text/money.ts";
import { tokensText } from "./token-labels.ts";

/** What can be bought; `plan/creator`, `pack/small`. */
export type PriceId = `${"plan" | "pack"}/${string}`;

export interface PriceOption {
  id: PriceId;
  title: string;
  /** The plan's name, for the sentence of success. */
  planName: string | null;
  help: string;
  priceCents: number;
  /** What the button says: an amount that is charged again says so. */
  action: string;
  mark: "Popular" | "Your plan" | null;
  isOpen: boolean;
}

const RUNNING: ReadonlySet<string> = new Set(["active", "past_due", "cancel_at_period_end"]);

/** The plan that runs, if one does. */
export const runningPlan = ({ subscription }: TokenAccount): Subscription | null =>
  subscription && RUNNING.has(subscription.status) ? subscription : null;

const each = (cents: number, tokens: number): string => `${price(Math.round(cents / tokens))} a token`;

function planOption(plan: TokenPlan, running: TokenPlan | null): PriceOption {
  const { id, name, tokens, priceCents, isPopular } = plan;
  const action = `Subscribe, ${price(priceCents)} a month`;
  const base = { id: `plan/${id}`, title: `${name} plan`, planName: name, priceCents, action } as const;
  if (running?.id === id) return { ...base, mark: "Your plan", isOpen: false, help: `${tokensText(tokens)} a month` };
  const mark = isPopular ? "Popular" : null;
  if (!running) return { ...base, mark, isOpen: true, help: `${tokensText(tokens)} a month, ${each(priceCents, tokens)}` };
  const upgrade = upgradeOf(running, plan);
  if (!upgrade) return { ...base, mark: null, isOpen: false, help: "You can start a smaller one when yours ends" };
  const help = `Upgrade: ${tokensText(upgrade.tokens)} more now, then ${tokensText(tokens)} for ${price(priceCents)} a month`;
  return { ...base, mark, isOpen: true, priceCents: upgrade.priceCents, action: `Upgrade, ${price(upgrade.priceCents)} now`, help };
}

export function priceOptions(account: TokenAccount | null): { plans: PriceOption[]; packs: PriceOption[] } {
  const running = account && (findPlan(runningPlan(account)?.planId ?? "") ?? null);
  const packs = TOKEN_PACKS.map(
    ({ id, name, tokens, priceCents }): PriceOption => ({
      id: `pack/${id}`,
      title: `${name} pack`,
      planName: null,
      help: `${tokensText(tokens)}, ${each(priceCents, tokens)}`,
      priceCents,
      action: `Buy ${tokensText(tokens)}, ${price(priceCents)}`,
      mark: null,
      isOpen: true,
    }),
  );
  return { plans: TOKEN_PLANS.map((plan) => planOption(plan, running)), packs };
}
