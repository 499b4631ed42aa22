import type { LicenceType } from "../catalogue/constants.ts";
import type { DiscountRefusal } from "./constants.ts";

/** A discount as far as its arithmetic goes (decision B6). */
export interface Discount {
  /** A creator's touches that creator's lines only; the platform's touches all. */
  ownerId: string | null;
  type: "percent" | "fixed";
  /** Percent, or cents. */
  value: number;
  scope: {
    productIds: readonly string[];
    trainingIds: readonly string[];
    categoryIds: readonly string[];
    licenceTypes: readonly LicenceType[];
  };
  minSubtotalCents: number;
  minItems: number;
  startsAt: string;
  endsAt: string | null;
  isEnabled: boolean;
  maxUses: number | null;
  timesUsed: number;
  perCustomerLimit: number;
  isForNewBuyers: boolean;
}

export interface DiscountableLine {
  key: string;
  itemType: "product" | "training" | "token_pack" | "plan";
  itemId: string;
  categoryId: string | null;
  creatorId: string | null;
  licence: LicenceType | null;
  priceCents: number;
  /** What a running sale already takes off; one discount per line, the larger wins. */
  saleOffCents: number;
}

export interface Buyer {
  id: string | null;
  usesOfThis: number;
  hasBought: boolean;
}

export type DiscountShares = { off: ReadonlyMap<string, number>; totalOff: number } | { refusal: DiscountRefusal; missingCents: number };
