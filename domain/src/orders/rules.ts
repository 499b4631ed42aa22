import type { LicenceType } from "../catalogue/constants.ts";
import { PRICE_LEAST_CENTS } from "../publication/constants.ts";
import { addMinutes } from "../shared/calendar.ts";
import { priceNow } from "../shared/price.ts";
import type { SalePrice } from "../shared/sale.ts";
import type { Instant } from "../shared/time.ts";
import {
  type ItemType,
  LICENCE_LADDER,
  type LicenceStatus,
  type LineStatus,
  ORDERS,
  type OrderStatus,
  OWNED_STATUSES,
  STUDIO_SEATS,
  THING_TYPES,
  type ThingType,
} from "./constants.ts";

/** Decision B4, literally. Forward only: an event that comes late or twice finds no step and changes nothing. */
export const ORDER_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending_payment: ["requires_action", "paid", "failed", "expired", "cancelled"],
  requires_action: ["pending_payment", "paid", "failed", "expired", "cancelled"],
  // A card may be declined and another one tried; a payment may also arrive after we gave up, and then it counts.
  failed: ["pending_payment", "requires_action", "paid", "expired", "cancelled"],
  expired: ["paid"],
  cancelled: ["paid"],
  paid: [],
};

export const LINE_MOVES: Readonly<Record<LineStatus, readonly LineStatus[]>> = {
  pending: ["fulfilled"],
  fulfilled: ["completed", "refund_requested", "partially_refunded", "refunded", "disputed", "revoked"],
  completed: ["refund_requested", "partially_refunded", "refunded", "disputed", "revoked"],
  refund_requested: ["fulfilled", "completed", "partially_refunded", "refunded", "disputed", "revoked"],
  partially_refunded: ["refund_requested", "refunded", "disputed", "completed", "revoked"],
  disputed: ["fulfilled", "completed", "refund_requested", "partially_refunded", "refunded", "charged_back"],
  refunded: [],
  charged_back: [],
  revoked: [],
};

/** Decision B8, literally. An upgrade that is given back leaves what was there before it. */
export const LICENCE_MOVES: Readonly<Record<LicenceStatus, readonly LicenceStatus[]>> = {
  active: ["revoked", "upgraded", "transferred"],
  upgraded: ["active"],
  revoked: [],
  transferred: [],
};

export const seatsOf = (licence: LicenceType | null): number => (licence === "studio" ? STUDIO_SEATS : 1);

/** How many people besides its holder may use something, with all the licences they have of it. */
export const seatsToShare = (licences: readonly { status: LicenceStatus; seats: number }[]): number =>
  licences.filter(({ status }) => status === "active").reduce((sum, { seats }) => sum + seats - 1, 0);

interface Upgradable {
  itemType: ItemType;
  status: LineStatus;
  paidCents: number;
  isTest: boolean;
  isPaused: boolean;
  isUpgrade: boolean;
  licence: { type: LicenceType; status: LicenceStatus } | null;
}

/** Why a bought licence has no upgrade; `null` where it may. What was free or is being given back is bought, not upgraded. */
export function upgradeProblem({ itemType, status, paidCents, isTest, isPaused, isUpgrade, licence }: Upgradable): UpgradeProblem | null {
  if (itemType !== "product" || licence === null || rungOf(licence.type) < 0) return "kind";
  // An upgrade may have cost nothing; what it builds on did.
  if (isTest || (paidCents === 0 && !isUpgrade)) return "free";
  if (status !== "fulfilled" && status !== "completed") return "state";
  return isPaused || licence.status !== "active" ? "state" : null;
}
export type UpgradeProblem = "kind" | "free" | "state";

const rungOf = (type: LicenceType): number => LICENCE_LADDER.findIndex((rung) => rung === type);

interface OfferedLicences {
  prices: ReadonlyMap<LicenceType | null, number>;
  sales: ReadonlyMap<LicenceType | null, SalePrice>;
}

/**
 * What a larger licence costs whoever holds a smaller one: the difference of the prices of this moment, never below nothing.
 * Less than the least price is not worth a payment, and free. Of a licence that is not offered any more, what was paid counts.
 */
export function upgradesOf(
  held: { type: LicenceType; paidCents: number },
  { prices, sales }: OfferedLicences,
): { type: LicenceType; priceCents: number; sale: SalePrice | null; differenceCents: number }[] {
  const heldCents = prices.get(held.type);
  const before = heldCents === undefined ? held.paidCents : priceNow({ priceCents: heldCents, sale: sales.get(held.type) ?? null });
  return LICENCE_LADDER.slice(rungOf(held.type) + 1).flatMap((type) => {
    const priceCents = prices.get(type);
    if (priceCents === undefined) return [];
    const sale = sales.get(type) ?? null;
    const difference = priceNow({ priceCents, sale }) - before;
    return [{ type, priceCents, sale, differenceCents: difference < PRICE_LEAST_CENTS ? 0 : difference }];
  });
}

export const canMoveOrder = (from: OrderStatus, to: OrderStatus): boolean => ORDER_MOVES[from].includes(to);
export const canMoveLine = (from: LineStatus, to: LineStatus): boolean => LINE_MOVES[from].includes(to);

/** What a line is when nothing else is the matter with it: after a dispute, after a request that came to nothing. */
export function restingStatus(line: { refundedCents: number; maturedAt: string | null }, isAskedFor: boolean): LineStatus {
  if (isAskedFor) return "refund_requested";
  if (line.refundedCents > 0) return "partially_refunded";
  return line.maturedAt === null ? "fulfilled" : "completed";
}

const OWNED: ReadonlySet<LineStatus> = new Set(OWNED_STATUSES);

/** Whether the buyer may download and watch what this line is about: not any more once all of it is being given back. */
export const givesAccess = (line: { status: LineStatus; pausedAt: string | null }): boolean =>
  OWNED.has(line.status) && line.pausedAt === null;

/** A version is news to whoever last had another one: the one they downloaded, or without a download the one they bought. */
export const isNews = (current: string | null, { downloaded, bought }: { downloaded: string | null; bought: string | null }): boolean => {
  const seen = downloaded ?? bought;
  return current !== null && seen !== null && current !== seen;
};

/** Until when the links of a receipt open its files without an account. */
export const linksEndAt = (paidAt: Instant): Instant => addMinutes(paidAt, ORDERS.LINK_HOURS * 60);

const THINGS: ReadonlySet<ItemType> = new Set(THING_TYPES);
export const isThing = (itemType: ItemType): itemType is ThingType => THINGS.has(itemType);

/** Tokens have no files and no licence: what was bought is in the token account. */
export const isOfTokens = ({ itemType }: { itemType: ItemType }): boolean => !isThing(itemType);

/** Where what was bought is shown. */
export const itemPath = ({ itemType, itemId }: { itemType: ItemType; itemId: string }): string => PATHS[itemType](itemId);
const PATHS: Readonly<Record<ItemType, (id: string) => string>> = {
  product: (id) => `/product/${id}`,
  training: (id) => `/learning/${id}`,
  token_pack: () => "/blendagen",
  plan: () => "/blendagen",
};

/** What a list of orders says about one: its own state, or what became of its lines. */
export function orderDisplay(status: OrderStatus, lines: readonly LineStatus[]): string {
  if (status !== "paid") return WORDS[status];
  const back = lines.filter((line) => line === "refunded" || line === "charged_back").length;
  if (back > 0 && back === lines.length) return "Refunded";
  return back > 0 || lines.includes("partially_refunded") ? "Partly refunded" : "Paid";
}

const WORDS: Readonly<Record<Exclude<OrderStatus, "paid">, string>> = {
  pending_payment: "Waiting for payment",
  requires_action: "Waiting for your approval",
  failed: "Payment failed",
  expired: "Given up",
  cancelled: "Cancelled",
};

interface Downloadable {
  id: string;
  title: string;
  downloads: readonly { fileId: string; name: string; bytes: number }[];
}

/** Where everything of an order is had with one press, and how much that is. */
export function archiveOf({ id, lines }: { id: string; lines: readonly Downloadable[] }): { url: string; bytes: number } | null {
  const sizes = lines.flatMap(({ downloads }) => downloads).map(({ bytes }) => bytes);
  const bytes = sizes.reduce((sum, each) => sum + each, 0);
  return sizes.length > 1 && bytes <= ORDERS.ARCHIVE_MOST_BYTES ? { url: `/downloads/order/${id}.zip`, bytes } : null;
}

/** A name that every system takes, and that leads nowhere else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const plainName = (name: string): string => name.replace(/[<>:"/\\|?*\u0000-\u001f]/g, "-").replace(/^[. ]+|[. ]+$/g, "") || "file";

function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${stem} (${number})${ending}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

/** Where each file stands in the archive: in a folder of its line where several lines have files, and no two in one place. */
export function archivePaths(lines: readonly Downloadable[]): { lineId: string; fileId: string; path: string }[] {
  const full = lines.filter(({ downloads }) => downloads.length > 0);
  const taken = new Set<string>();
  return full.flatMap(({ id: lineId, title, downloads }) =>
    downloads.map(({ fileId, name }) => {
      const path = freeName(full.length > 1 ? `${plainName(title)}/${plainName(name)}` : plainName(name), taken);
      taken.add(path.toLowerCase());
      return { lineId, fileId, path };
    }),
  );
}
