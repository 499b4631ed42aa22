import { type Dimension, NOT_KNOWN, SOLD_LICENCES, SOURCES } from "@blenda/domain/figures/constants";
import type { SaleLine, SoldItem } from "@blenda/domain/figures/model";
import { figureTexts } from "@blenda/domain/figures/texts";
import { percentText } from "../../lib/text/change.ts";
import { exact } from "../../lib/text/numbers.ts";
import { shortDayOf } from "../../lib/text/utc-day.ts";
import { countryName } from "../../product/countries.ts";
import { oneOf } from "../../product/table/list-question.ts";

export const countryText = (code: string): string => (code === NOT_KNOWN ? figureTexts.unknown : countryName(code));

/** What is said of a sale, and where it came from if that is known. */
export const withCountry = (said: string, code: string): string => (code === NOT_KNOWN ? said : `${said} · ${countryName(code)}`);

/** What a row of a split is called. */
export function sliceName(by: Dimension, key: string, item: SoldItem | null): string {
  if (by === "item") return item?.title ?? "Removed";
  if (by === "country") return countryText(key);
  const source = oneOf(SOURCES, key);
  const licence = oneOf(SOLD_LICENCES, key);
  return by === "source" ? (source ? figureTexts.sources[source] : key) : licence ? figureTexts.licences[licence] : key;
}

export const bpsText = (bps: number | null): string => percentText(bps === null ? null : bps / 100);

/** A part of a whole: "41%". */
export const shareText = (bps: number | null): string => (bps === null ? "–" : `${exact(Math.round(bps / 100))}%`);

export const salesText = (count: number): string => `${exact(count)} ${count === 1 ? "sale" : "sales"}`;

/** "Clears 29 Nov", "Available", "Refunded". */
export const stateText = ({ state, clearsAt }: SaleLine): string =>
  state === "clears" && clearsAt ? `${figureTexts.states.clears} ${shortDayOf(clearsAt)}` : figureTexts.states[state];
