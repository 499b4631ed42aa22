import type { LineAffiliate } from "@blenda/domain/affiliates/model";
import type { SaleState } from "@blenda/domain/figures/constants";
import { dayOf } from "@blenda/domain/figures/rules";
import { earnedLeft, reversalOf, type SoldFor, shareLeft } from "@blenda/domain/ledger/rules";
import type { LineStatus } from "@blenda/domain/orders/constants";
import type { Instant } from "@blenda/domain/shared/time";

/** A part of a line's price that went back, as orders keep it. */
export interface MoneyBack {
  /** What had gone back before. */
  before: number;
  cents: number;
  /** What the creator could not give of it, and we gave. */
  carriedCents: number;
  at: Instant;
}

/** A sold line and everything that went back of it, oldest first. */
export interface SoldLine extends SoldFor {
  listCents: number;
  discountCents: number;
  status: LineStatus;
  soldAt: Instant;
  clearsAt: Instant | null;
  maturedAt: Instant | null;
  affiliate?: LineAffiliate | null;
  backs: readonly MoneyBack[];
}

/** Money that moved on one day: gross less all between is what was earned. */
export interface Flow {
  day: string;
  sales: number;
  free: number;
  refunds: number;
  gross: number;
  discounts: number;
  refunded: number;
  commission: number;
  card: number;
  affiliate: number;
  earned: number;
}

const NOTHING: Omit<Flow, "day"> = {
  ...{ sales: 0, free: 0, refunds: 0, gross: 0, discounts: 0, refunded: 0 },
  ...{ commission: 0, card: 0, affiliate: 0, earned: 0 },
};

/** Nobody sells a share of a price yet but affiliates (decision D18). What we pay ours out of our commission is still our commission. */
const sharesOf = ({ split }: SoldFor): number => split.affiliate + split.collaborators;
const commissionOf = ({ split }: SoldFor): number => split.commission + (split.platformAffiliate ?? 0);

/** The day of the sale: what was agreed then. Something that costs nothing is no sale, unless we paid for it. */
export function saleFlow(line: SoldLine): Flow {
  const { split, listCents, discountCents, soldAt } = line;
  const isFree = split.net === 0 && !split.platformPaid;
  return {
    ...NOTHING,
    day: dayOf(soldAt),
    sales: isFree ? 0 : 1,
    free: isFree ? 1 : 0,
    gross: listCents,
    discounts: discountCents,
    commission: commissionOf(line),
    card: split.processing,
    affiliate: sharesOf(line),
    earned: split.creator,
  };
}

/** The day money went back: without tax, our commission pro rata, an affiliate's share pro rata, the rest from the creator; what they cannot give is ours to bear. */
export function backFlow(line: SoldLine, { before, cents, carriedCents, at }: MoneyBack): Flow {
  const { affiliate } = line;
  // As it was then: what was taken from the affiliate later is counted on its own day.
  const then = affiliate?.void && at < affiliate.void.at ? { ...line, affiliate: { programme: affiliate.programme } } : line;
  const { commission, tax, affiliate: share, earned, beyond } = reversalOf(then, before, cents);
  const isOurs = affiliate?.programme === "platform";
  return {
    ...NOTHING,
    day: dayOf(at),
    refunds: 1,
    refunded: cents - tax,
    commission: -(commission + (isOurs ? share : 0) + carriedCents),
    affiliate: isOurs ? 0 : -share,
    earned: -(earned + beyond - carriedCents),
  };
}

/** The day a share was taken from the affiliate and given to whoever sold it; nothing where it was ours. */
export function shareFlow(line: SoldLine): Flow | null {
  const { affiliate, backs } = line;
  if (!affiliate?.void || affiliate.programme === "platform") return null;
  const { at } = affiliate.void;
  const back = backs.filter((each) => each.at < at).reduce((sum, { cents }) => sum + cents, 0);
  const cents = shareLeft(line, back);
  return cents === 0 ? null : { ...NOTHING, day: dayOf(at), affiliate: -cents, earned: cents };
}

/** Where a sold line stands now, all told. */
export interface LineBalance {
  refunded: number;
  commission: number;
  affiliate: number;
  earned: number;
  /** Of what was earned: not available yet, or held while a bank decides. */
  pending: number;
  state: SaleState;
  /** The day what is pending becomes available; `null` where that is not known, or nothing is. */
  clearsOn: string | null;
}

export function lineBalance(line: SoldLine): LineBalance {
  const shared = shareFlow(line);
  const flows = [saleFlow(line), ...(shared ? [shared] : []), ...line.backs.map((back) => backFlow(line, back))];
  const total = (of: "refunded" | "commission" | "affiliate" | "earned") => flows.reduce((sum, flow) => sum + flow[of], 0);
  const state = stateOf(line);
  const back = line.backs.reduce((sum, { cents }) => sum + cents, 0);
  const isPending = state === "disputed" || line.maturedAt === null;
  const pending = isPending ? Math.max(0, earnedLeft(line, back) - line.split.collaborators) : 0;
  const isDated = state === "clears" && pending > 0 && line.clearsAt !== null;
  return {
    ...{ refunded: total("refunded"), commission: total("commission"), affiliate: total("affiliate"), earned: total("earned"), pending },
    state,
    clearsOn: isDated && line.clearsAt !== null ? dayOf(line.clearsAt) : null,
  };
}

function stateOf({ status, maturedAt }: SoldLine): SaleState {
  if (status === "disputed" || status === "charged_back") return status;
  if (status === "refunded" || status === "revoked") return "refunded";
  return maturedAt === null ? "clears" : "available";
}
