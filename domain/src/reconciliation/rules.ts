import { PAYOUT_GIVEN_BACK, type PayoutStatus } from "../payouts/constants.ts";
import { addBusinessDays, addMinutes } from "../shared/calendar.ts";
import type { Instant } from "../shared/time.ts";
import { type Fix, type LineKind, type MatchedBy, RECONCILIATION, ROW_STATES, type RowState } from "./constants.ts";

/** A payout the provider was asked to make, as our books have it. */
export interface OurPayout {
  id: string;
  status: PayoutStatus;
  amountCents: number;
  feeCents: number;
  currency: string;
  externalId: string | null;
  last4: string | null;
  /** When the provider was asked. */
  askedAt: Instant;
  /** When it took the transfer; `null`: it never answered, and our books say that nothing left. */
  takenAt: Instant | null;
  sentAt: Instant | null;
}

/** A line of the provider's statement. What leaves our balance there is below zero. */
export interface ProviderLine {
  id: string;
  transferId: string | null;
  kind: LineKind;
  amountCents: number;
  currency: string;
  at: Instant;
  recipientLast4: string | null;
  /** Staff said which payout it belongs to. */
  linkedPayoutId?: string | null;
}

/** What two people added to or took from our side: of a payout, or of a line that has none. */
export interface Correction {
  key: string;
  cents: number;
}

export interface RowComparison {
  /** `payout/<id>`, or `line/<id>` for what no payout explains. */
  key: string;
  payoutId: string | null;
  lineIds: string[];
  state: RowState;
  matchedBy: MatchedBy;
  /** What left our balance, fees included. */
  ledgerCents: number;
  providerCents: number;
  feeLedgerCents: number;
  feeProviderCents: number;
}

interface Question {
  payouts: readonly OurPayout[];
  lines: readonly ProviderLine[];
  corrections?: readonly Correction[];
  /** Up to when the statement is known. */
  statementUntil: Instant;
  now: Instant;
}

export const payoutKey = (id: string): string => `payout/${id}`;
export const lineKey = (id: string): string => `line/${id}`;

/** What left us, seen from us: positive. */
const gone = (lines: readonly ProviderLine[]): number => lines.reduce((sum, { amountCents }) => sum - amountCents, 0);

const DAY_MS = 86_400_000;
const shapeOf = (cents: number, currency: string, last4: string): string => `${cents} ${currency} ${last4}`;

/**
 * Three-way match of payouts and statement lines (decision B15): by what staff said, by the provider's id, else by amount, currency and
 * recipient within three days. Every payout and every line ends in exactly one row, or is on its way; deposits are none of it.
 */
export function reconcile(question: Question): { rows: RowComparison[]; onTheWay: string[] } {
  const { found, alone } = assign(question);
  const corrections = new Map<string, number>();
  for (const { key, cents } of question.corrections ?? []) corrections.set(key, (corrections.get(key) ?? 0) + cents);
  const rows: RowComparison[] = [];
  const onTheWay: string[] = [];
  for (const payout of question.payouts) {
    const { lines, by } = found.get(payout.id) ?? { lines: [], by: "none" as const };
    const corrected = corrections.get(payoutKey(payout.id)) ?? 0;
    if (lines.length === 0 && corrected === 0 && isOnTheWay(payout, question)) onTheWay.push(payout.id);
    else rows.push(ofPayout(payout, lines, by, corrected, question.now));
  }
  for (const lines of alone) rows.push(ofLines(lines, corrections));
  return {
    rows: rows.filter(({ state, lineIds, ledgerCents }) => state !== "matched" || lineIds.length > 0 || ledgerCents !== 0),
    onTheWay,
  };
}

interface LineMatch {
  lines: ProviderLine[];
  by: MatchedBy;
}

function assign({ payouts, lines }: Question): { found: Map<string, LineMatch>; alone: ProviderLine[][] } {
  const known = new Map(payouts.map((payout) => [payout.id, payout]));
  const byExternal = new Map(payouts.flatMap((payout) => (payout.externalId === null ? [] : [[payout.externalId, payout.id] as const])));
  const found = new Map<string, LineMatch>();
  const give = (payoutId: string, group: readonly ProviderLine[], by: MatchedBy) => {
    const has = found.get(payoutId);
    if (has) has.lines.push(...group);
    else found.set(payoutId, { lines: [...group], by });
  };
  const open: ProviderLine[][] = [];
  for (const group of groupsOf(lines)) {
    const linked = group.find(({ linkedPayoutId }) => linkedPayoutId && known.has(linkedPayoutId))?.linkedPayoutId;
    const external = byExternal.get(group[0]?.transferId ?? "");
    if (linked) give(linked, group, "manual");
    else if (external) give(external, group, "external_id");
    else open.push(group);
  }
  const alike = shelve(payouts);
  // First those that still lack their transfer, then second transfers of those that have one.
  const unmatched: ProviderLine[][] = [];
  for (const group of open) {
    const match = nearest(alike, group, (payout) => !found.has(payout.id) && !(payout.externalId && group[0]?.transferId));
    if (match) give(match.id, group, "amount_recipient");
    else unmatched.push(group);
  }
  const alone: ProviderLine[][] = [];
  for (const group of unmatched) {
    const twice = nearest(alike, group, (payout) => found.get(payout.id)?.lines.some(({ kind }) => kind === "transfer") ?? false);
    if (twice) give(twice.id, group, "amount_recipient");
    else alone.push(group);
  }
  return { found, alone };
}

/** Lines of one transfer belong together: it, its fee, and what came back of it. */
function groupsOf(lines: readonly ProviderLine[]): ProviderLine[][] {
  const groups = Map.groupBy(
    lines.filter(({ kind }) => kind !== "deposit"),
    ({ id, transferId }) => (transferId === null ? lineKey(id) : `transfer/${transferId}`),
  );
  return [...groups.values()];
}

function shelve(payouts: readonly OurPayout[]): Map<string, OurPayout[]> {
  const known = payouts.filter(({ last4 }) => last4 !== null);
  return Map.groupBy(known, ({ amountCents, currency, last4 }) => shapeOf(amountCents, currency, last4 ?? ""));
}

/** The payout closest in time that looks like this group's transfer. */
function nearest(
  alike: Map<string, OurPayout[]>,
  group: readonly ProviderLine[],
  isFree: (payout: OurPayout) => boolean,
): OurPayout | null {
  const transfer = group.find(({ kind }) => kind === "transfer");
  if (!transfer?.recipientLast4) return null;
  let best: { payout: OurPayout; apart: number } | null = null;
  for (const payout of alike.get(shapeOf(-transfer.amountCents, transfer.currency, transfer.recipientLast4)) ?? []) {
    const apart = Math.abs(Date.parse(payout.askedAt) - Date.parse(transfer.at));
    const isNear = apart <= RECONCILIATION.MATCH_DAYS * DAY_MS;
    if (isNear && isFree(payout) && (best === null || apart < best.apart)) best = { payout, apart };
  }
  return best?.payout ?? null;
}

export const isGivenBack = (status: PayoutStatus): boolean => (PAYOUT_GIVEN_BACK as readonly PayoutStatus[]).includes(status);

/** The provider works on it, and is not late; or it went so lately that no statement can hold it. */
function isOnTheWay(payout: OurPayout, { statementUntil, now }: Question): boolean {
  if (isGivenBack(payout.status)) return false;
  if (payout.status === "processing") return !isStale(payout, now);
  return addMinutes(payout.sentAt ?? payout.askedAt, RECONCILIATION.POSTING_HOURS * 60) > statementUntil;
}

export const isStale = ({ status, askedAt }: Pick<OurPayout, "status" | "askedAt">, now: Instant): boolean =>
  status === "processing" && addBusinessDays(askedAt, RECONCILIATION.STALE_BUSINESS_DAYS) < now;

/** Whether our books say that its money is gone. */
const isOut = ({ status, takenAt }: OurPayout): boolean => takenAt !== null && !isGivenBack(status);

function ofPayout(payout: OurPayout, lines: readonly ProviderLine[], by: MatchedBy, corrected: number, now: Instant): RowComparison {
  const fees = lines.filter(({ kind }) => kind === "fee");
  const row = {
    key: payoutKey(payout.id),
    payoutId: payout.id,
    lineIds: lines.map(({ id }) => id),
    matchedBy: by,
    ledgerCents: (isOut(payout) ? payout.amountCents : 0) + payout.feeCents + corrected,
    providerCents: gone(lines),
    feeLedgerCents: payout.feeCents,
    feeProviderCents: gone(fees),
  };
  return { ...row, state: stateOf(payout, lines, row, now) };
}

function stateOf(
  payout: OurPayout,
  lines: readonly ProviderLine[],
  { ledgerCents, providerCents }: { ledgerCents: number; providerCents: number },
  now: Instant,
): RowState {
  const isEven = ledgerCents === providerCents;
  const count = (kind: LineKind) => lines.filter((line) => line.kind === kind).length;
  if (isEven) return isStale(payout, now) ? "stale" : "matched";
  if (count("transfer") - count("refund") > 1) return "duplicate";
  if (!isOut(payout)) return count("transfer") > count("refund") ? "missing_in_ledger" : "amount_mismatch";
  if (count("transfer") === 0) return isStale(payout, now) ? "stale" : "missing_at_provider";
  const left = gone(lines.filter(({ kind }) => kind === "transfer" || kind === "refund"));
  return count("refund") > 0 && left <= 0 ? "returned_after_paid" : "amount_mismatch";
}

/** Money that moved at the provider and that no payout of ours explains. */
function ofLines(lines: readonly ProviderLine[], corrections: ReadonlyMap<string, number>): RowComparison {
  const key = lineKey(lines[0]?.id ?? "");
  const providerCents = gone(lines);
  const ledgerCents = corrections.get(key) ?? 0;
  const isEven = corrections.has(key) && ledgerCents === providerCents;
  return {
    ...{ key, payoutId: null, lineIds: lines.map(({ id }) => id), ledgerCents, providerCents, feeLedgerCents: 0 },
    feeProviderCents: gone(lines.filter(({ kind }) => kind === "fee")),
    state: isEven ? "matched" : "missing_in_ledger",
    matchedBy: isEven ? "correction" : "none",
  };
}

/** Fingerprint: the note about a row holds while this stays the same. */
export const isSameDifference = (
  a: Pick<RowComparison, "state" | "lineIds" | "ledgerCents" | "providerCents">,
  b: Pick<RowComparison, "state" | "lineIds" | "ledgerCents" | "providerCents">,
): boolean =>
  a.state === b.state && a.ledgerCents === b.ledgerCents && a.providerCents === b.providerCents && a.lineIds.join() === b.lineIds.join();

const WEIGHT_OF_STATE = 10 ** 13;

/** The gravest first, in it the largest difference. */
export const weightOf = ({ state, ledgerCents, providerCents }: Pick<RowComparison, "state" | "ledgerCents" | "providerCents">): number =>
  (ROW_STATES.length - ROW_STATES.indexOf(state)) * WEIGHT_OF_STATE + Math.min(Math.abs(ledgerCents - providerCents), WEIGHT_OF_STATE - 1);

/** A difference has an explanation where we know whose money it is, or where staff wrote one. */
export const isExplained = ({ payoutId, state, isIgnored }: Pick<RowComparison, "payoutId" | "state"> & { isIgnored?: boolean }): boolean =>
  payoutId !== null || state === "matched" || isIgnored === true;

export interface Totals {
  ledgerCents: number;
  providerCents: number;
  /** Of rows whose difference is explained, open or noted. */
  openCents: number;
  /** ledger − provider − open. */
  unexplainedCents: number;
  /** Rows without an explanation: they may add up to nothing, and still freeze payouts. */
  unexplainedRows: number;
}

/** The proof in one line. Both sides are summed up by themselves, from the books and from the statement, not from the rows. */
export function totalsOf(
  ledgerCents: number,
  providerCents: number,
  rows: readonly (Pick<RowComparison, "payoutId" | "state" | "ledgerCents" | "providerCents"> & { isIgnored?: boolean })[],
): Totals {
  const open = rows.filter((row) => row.state !== "matched");
  const openCents = open.filter(isExplained).reduce((sum, row) => sum + row.ledgerCents - row.providerCents, 0);
  const unexplainedRows = open.filter((row) => !isExplained(row)).length;
  return { ledgerCents, providerCents, openCents, unexplainedCents: ledgerCents - providerCents - openCents, unexplainedRows };
}

/** Only then may money leave. */
export const isClean = ({ unexplainedCents, unexplainedRows }: Pick<Totals, "unexplainedCents" | "unexplainedRows">): boolean =>
  unexplainedCents === 0 && unexplainedRows === 0;

/** What a row's state allows. `status`: of its payout. */
export function fixesFor(row: Pick<RowComparison, "state" | "payoutId" | "lineIds">, status: PayoutStatus | null): Fix[] {
  switch (row.state) {
    case "returned_after_paid":
      return ["mark_returned", "ignore"];
    case "duplicate":
    case "amount_mismatch":
      return ["correct", "ignore"];
    case "missing_in_ledger":
      return row.payoutId === null ? ["link", "correct", "ignore"] : ["ask", "correct", "ignore"];
    case "missing_at_provider":
      return ["ask", "mark_returned", ...(status === "sent" ? (["mark_paid"] as const) : []), "link", "ignore"];
    case "stale":
      return row.lineIds.length > 0 ? ["ask", "mark_returned", "ignore"] : ["ask", "mark_returned", "link", "ignore"];
    case "matched":
      return [];
  }
}
