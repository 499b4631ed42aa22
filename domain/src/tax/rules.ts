import { shareOf } from "../shared/cents.ts";
import type { PlaceSource } from "./constants.ts";
import type { TaxTerms } from "./model.ts";

/** What is known of where a buyer is, each piece by itself. */
export interface PlacePieces {
  /** Said by the buyer, now. */
  chosen: string | null;
  /** From their invoices, or their last order. */
  account: string | null;
  /** Where their connection comes from. */
  connection: string | null;
}

/** The strongest piece decides: what they say now, then what their account says, then their connection. */
export function placeOf({ chosen, account, connection }: PlacePieces): { country: string | null; knownBy: PlaceSource | null } {
  if (chosen) return { country: chosen, knownBy: "chosen" };
  if (account) return { country: account, knownBy: "account" };
  return connection ? { country: connection, knownBy: "connection" } : { country: null, knownBy: null };
}

/** Whose connection speaks for another country is asked; a piece that is missing contradicts nothing. */
export const elsewhereOf = (country: string | null, { connection }: Pick<PlacePieces, "connection">): string | null =>
  country !== null && connection !== null && connection !== country ? connection : null;

/** Rounded to the cent on each line, as invoices show it. */
export const taxOn = (netCents: number, rateBps: number): number => shareOf(netCents, rateBps);

/** Whether two pieces speak for the country the tax went to; a buyer who was asked and confirmed it is the second. */
export function isPlaceProven(
  country: string,
  pieces: { billing: string | null; connection: string | null; card: string | null; isConfirmed: boolean },
): boolean {
  const { billing, connection, card, isConfirmed } = pieces;
  return [billing, connection, card].filter((piece) => piece === country).length + (isConfirmed ? 1 : 0) >= 2;
}

/** Nothing is collected, and nothing is asked. */
export const NO_TAX: TaxTerms = {
  setting: "none",
  country: null,
  knownBy: null,
  rateBps: 0,
  isReverseCharge: false,
  taxNumber: null,
  numberState: null,
  elsewhere: null,
};

/** The first day of a quarter and the first of the next, as the books count days. */
export function quarterDays(quarter: string): { from: string; until: string } | null {
  const [, year = "", number = ""] = /^(\d{4})-Q([1-4])$/.exec(quarter) ?? [];
  if (!year) return null;
  const start = (Number(number) - 1) * 3;
  return { from: firstDay(Number(year), start), until: firstDay(Number(year), start + 3) };
}

const firstDay = (year: number, month: number): string => new Date(Date.UTC(year, month)).toISOString();

/** "2026-Q4" for a day in November. */
export const quarterOf = (at: string): string => `${at.slice(0, 4)}-Q${Math.ceil(Number(at.slice(5, 7)) / 3)}`;

/** That quarter and those before it, the latest first. */
export function quartersUpTo(at: string, count: number): string[] {
  const [year, quarter] = [Number(at.slice(0, 4)), Number(quarterOf(at).at(-1))];
  return Array.from({ length: count }, (_, back) => {
    const index = year * 4 + quarter - 1 - back;
    return `${Math.floor(index / 4)}-Q${(index % 4) + 1}`;
  });
}
