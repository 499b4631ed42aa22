import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { listFields, listPage } from "../shared/list.ts";
import { changePromotions, seePromotions } from "./access.ts";
import { DISCOUNT, DISCOUNT_SORTS, DISCOUNT_STATES, DISCOUNT_VIEWS, OFFERS_MOST, SCOPE_SORTS, USE_SORTS } from "./constants.ts";
import { discountFailures } from "./failures.ts";
import {
  CodeOffer,
  Coupon,
  CouponDraft,
  DiscountDraft,
  DiscountId,
  DiscountUse,
  ExampleScope,
  PlatformDiscount,
  platformFields,
  ScopeExample,
  ScopeItem,
} from "./model.ts";
import { discountTexts } from "./texts.ts";

const own = { access: "creator", failed: discountTexts.loadFailed } as const;
const changing = { access: "creator", failed: discountTexts.saveFailed, limits: [{ per: "account", max: 120, minutes: 60 }] } as const;
const looking = { access: seePromotions, failed: discountTexts.loadFailed } as const;
const deciding = { access: changePromotions, failed: discountTexts.saveFailed, about: "the product itself" } as const;
const one = z.strictObject({ id: DiscountId });
const missing = pick(discountFailures, "DISCOUNTS_NOT_FOUND");
const refused = pick(
  discountFailures,
  "DISCOUNTS_CODE_TAKEN",
  "DISCOUNTS_VALUE_REFUSED",
  "DISCOUNTS_DATES_REFUSED",
  "DISCOUNTS_SCOPE_UNKNOWN",
  "DISCOUNTS_TOO_MANY",
);
const changed = pick(discountFailures, "DISCOUNTS_NOT_FOUND", "DISCOUNTS_FIXED", "DISCOUNTS_USES_BELOW");
const search = z.string().max(100).optional();
const filters = { search, state: z.enum(DISCOUNT_STATES).optional() };
const Switch = one.extend({ isEnabled: z.boolean() });
const counts = z.object({ all: z.int(), active: z.int(), scheduled: z.int(), ended: z.int() });

/** Codes that take something off: a creator's own (`/dashboard/coupons`), and ours (`/admin/discounts`). */
export const discountsContract = {
  coupons: read(own)
    .input(z.strictObject({ ...filters, view: z.enum(DISCOUNT_VIEWS).optional(), ...listFields(DISCOUNT_SORTS) }))
    .output(listPage(Coupon).extend({ counts, givenCents: z.int(), saleGivenCents: z.int() })),

  coupon: read(own).errors(missing).input(one).output(Coupon),

  /** What a scope may name: one's own published items, all of them or one, and the categories they are in. */
  scopeItems: read(own)
    .input(
      z.strictObject({
        search,
        itemId: z.string().max(100).optional(),
        ...listFields(SCOPE_SORTS),
      }),
    )
    .output(listPage(ScopeItem).extend({ categoryIds: z.array(z.string()).max(DISCOUNT.CATEGORIES_MOST) })),

  /** One of one's own prices that a scope is for; `null`: none costs anything. */
  scopeExample: read(own).input(ExampleScope).output(ScopeExample.nullable()),

  createCoupon: command(changing)
    .errors({ ...refused, ...pick(discountFailures, "DISCOUNTS_AFFILIATE_UNKNOWN") })
    .input(CouponDraft.extend({ key: CommandKey }))
    .output(Coupon),

  updateCoupon: command(changing)
    .errors({ ...refused, ...changed, ...pick(discountFailures, "DISCOUNTS_AFFILIATE_UNKNOWN") })
    .input(CouponDraft.extend({ id: DiscountId }))
    .output(Coupon),

  /** Stops it at once, or lets it go on. */
  setCouponEnabled: command(changing).errors(missing).input(Switch).output(Coupon),

  /** Only one nobody ever used. */
  deleteCoupon: command(changing)
    .errors(pick(discountFailures, "DISCOUNTS_NOT_FOUND", "DISCOUNTS_IN_USE"))
    .input(one)
    .output(z.object({ id: DiscountId })),

  couponUses: read(own)
    .errors(missing)
    .input(one.extend(listFields(USE_SORTS)))
    .output(listPage(DiscountUse)),

  /** The uses of one code, or every code with its figures, as CSV. */
  couponFile: command({ ...own, failed: discountTexts.fileFailed, limits: [{ per: "account", max: 60, minutes: 60 }] })
    .errors(missing)
    .input(z.strictObject({ id: DiscountId.optional() }))
    .output(CsvFile),

  /** Codes of ours that ask creators to give what they take off beyond our commission, and whether one agreed. */
  offers: read(own).output(z.array(CodeOffer).max(OFFERS_MOST)),

  /** Held to exactly these terms; from the next order on. */
  agreeToOffer: command(changing)
    .errors(pick(discountFailures, "DISCOUNTS_NOT_FOUND", "DISCOUNTS_OFFER_CHANGED"))
    .input(one.extend({ terms: z.int().min(1).max(1_000_000) }))
    .output(CodeOffer),

  /** For orders from then on. */
  leaveOffer: command(changing).errors(missing).input(one).output(CodeOffer),

  /** Ours, goodwill codes included. */
  discounts: read(looking)
    .input(z.strictObject({ ...filters, source: z.enum(["platform", "goodwill"]).optional(), ...listFields(DISCOUNT_SORTS) }))
    .output(listPage(PlatformDiscount).extend({ counts: counts.extend({ waiting: z.int() }) })),

  createDiscount: command(deciding)
    .errors(refused)
    .input(DiscountDraft.extend({ ...platformFields, key: CommandKey }))
    .output(PlatformDiscount),

  /** Whatever makes it larger than one person may decide waits for a second one again. */
  updateDiscount: command(deciding)
    .errors({ ...refused, ...changed })
    .input(DiscountDraft.extend({ ...platformFields, id: DiscountId }))
    .output(PlatformDiscount),

  setDiscountEnabled: command(deciding).errors(missing).input(Switch).output(PlatformDiscount),

  /** The second pair of eyes: somebody else than who wrote it last. */
  approveDiscount: command(deciding)
    .errors(pick(discountFailures, "DISCOUNTS_NOT_FOUND", "DISCOUNTS_SECOND_PERSON"))
    .input(one)
    .output(PlatformDiscount),

  discountUses: read(looking)
    .errors(missing)
    .input(one.extend(listFields(USE_SORTS)))
    .output(listPage(DiscountUse)),
};
