import { saleOf } from "../shared/price.ts";
import type { SalePrice, SaleWindow } from "../shared/sale.ts";
import { FINDING_POINTS, LICENCE_FACTORS, LICENCE_TYPES, type LicenceType, NEW_DAYS, type Software } from "./constants.ts";

/** The options of a product, in the order people read them. A free product has one licence and it costs nothing. */
export function licencePrices(
  personalCents: number,
  types: readonly LicenceType[],
  own: Partial<Record<LicenceType, number>> = {},
): { type: LicenceType; priceCents: number }[] {
  return LICENCE_TYPES.filter((type) => types.includes(type)).map((type) => ({
    type,
    priceCents: own[type] ?? personalCents * (LICENCE_FACTORS[type] ?? 1),
  }));
}

/** The same with what a running sale makes of each: a sale takes its percent off every licence. */
export function licenceOffers(
  { priceCents: itemCents, licenceTypes, licencePrices: own, sale }: PricedProduct,
  now: string,
): { type: LicenceType; priceCents: number; sale: SalePrice | null }[] {
  return licencePrices(itemCents, licenceTypes, own).map(({ type, priceCents }) => ({
    type,
    priceCents,
    sale: saleOf(sale, priceCents, itemCents, now),
  }));
}

interface PricedProduct {
  priceCents: number;
  licenceTypes: readonly LicenceType[];
  licencePrices: Partial<Record<LicenceType, number>>;
  sale: SaleWindow | null;
}

/** Whether some licence costs more than the price a card shows, which is then only where prices begin. */
export const hasDearerLicence = (...[personalCents, types, own]: Parameters<typeof licencePrices>): boolean =>
  licencePrices(personalCents, types, own).some(({ priceCents }) => priceCents > personalCents);

interface FileFinding {
  level: "block" | "warn" | "info";
  code: string;
  message: string;
}
interface Remark {
  level: "warn" | "info";
  message: string;
  /** What it took off the hundred; a kind counts once, with the first of it. */
  points: number;
}

/** What a file check found, each with what it cost: the score of a product and of a generated model adds up before everybody's eyes. */
export function remarksOf(findings: readonly FileFinding[]): Remark[] {
  const counted = new Set<string>();
  return findings.flatMap(({ level, code, message }) => {
    if (level === "block") return [];
    const points = counted.has(code) ? 0 : (FINDING_POINTS[code] ?? 0);
    counted.add(code);
    return [{ level, message, points }];
  });
}

const OPENS: Readonly<Record<string, readonly Software[]>> = {
  glb: ["blender", "unity", "unreal", "godot", "three-js"],
  fbx: ["blender", "unity", "unreal", "maya"],
  obj: ["blender", "unity", "maya", "godot"],
  usdz: ["quick-look"],
  blend: ["blender"],
  stl: ["blender"],
};

/** Programs that open these formats without an add-on that costs money. */
export const softwareFor = (formats: readonly string[]): Software[] => [...new Set(formats.flatMap((format) => OPENS[format] ?? []))];

const DAY_MS = 86_400_000;

export const isNewProduct = (publishedAt: string | null, now: number): boolean =>
  publishedAt !== null && now - Date.parse(publishedAt) < NEW_DAYS * DAY_MS;
