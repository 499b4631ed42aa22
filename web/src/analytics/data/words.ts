import { ELSEWHERE } from "@blenda/domain/analytics/constants";
import { NOT_KNOWN, SOURCES } from "@blenda/domain/figures/constants";
import { figureTexts } from "@blenda/domain/figures/texts";
import { percentText, shareOf } from "../../lib/text/change.ts";
import { exact } from "../../lib/text/numbers.ts";
import { countryName } from "../../product/countries.ts";
import { oneOf } from "../../product/table/list-question.ts";

export function placeName(key: string): string {
  if (key === ELSEWHERE) return "Elsewhere";
  return key === NOT_KNOWN || key === "" ? "Not known" : countryName(key);
}

export function sourceName(key: string): string {
  const source = oneOf(SOURCES, key);
  return source ? figureTexts.sources[source] : key;
}

const DEVICES: Readonly<Record<string, string>> = { desktop: "Desktop", mobile: "Phone", tablet: "Tablet" };
export const deviceName = (key: string): string => DEVICES[key] ?? key;

const FOUND: Readonly<Record<string, string>> = {
  service: "By a look-up service",
  database: "By our database",
  time_zone: "By the browser's time zone",
  unknown: "Not known",
};
export const foundName = (key: string): string => FOUND[key] ?? key;

/** "2m 05s". */
export function spanText(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole}s` : `${exact(Math.floor(whole / 60))}m ${String(whole % 60).padStart(2, "0")}s`;
}

/** "12.5%", or a dash where there is no whole. */
export const partText = (part: number, whole: number): string => percentText(shareOf(part, whole));
