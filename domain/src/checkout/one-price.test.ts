import fc from "fast-check";
import { expect, test } from "vitest";
import { LICENCE_TYPES, type LicenceType } from "../catalogue/constants.ts";
import { licenceOffers } from "../catalogue/rules.ts";
import { isGoodwill } from "../discounts/goodwill.ts";
import type { Discount } from "../discounts/model.ts";
import { applyDiscount, commissionOff, isAgreed } from "../discounts/rules.ts";
import { processingShares, reversalOf, splitOf, subsidisedSplit } from "../ledger/rules.ts";
import { priceNow, saleOf } from "../shared/price.ts";
import { taxOn } from "../tax/rules.ts";
import { discountable, priceLine, totalsOf } from "./rules.ts";

const NOW = "2026-06-10T00:00:00.000Z";
const price = fc.oneof(fc.constant(0), fc.integer({ min: 99, max: 50_000 }));
const sale = fc.option(
  fc.record({
    eventId: fc.constant("event"),
    name: fc.constant("Bench week"),
    percent: fc.integer({ min: 5, max: 90 }),
    lowestCents: fc.integer({ min: 99, max: 50_000 }),
    startsAt: fc.constantFrom("2026-06-01T00:00:00.000Z", NOW, "2026-06-10T00:00:00.001Z"),
    endsAt: fc.constantFrom("2026-06-20T00:00:00.000Z", "2026-06-10T00:00:00.001Z"),
  }),
  { nil: null },
);
const licence = fc.constantFrom<LicenceType>("personal", "commercial", "studio");
const item = fc.record({ priceCents: price, sale, variant: licence });
const rate = fc.constantFrom(0, 770, 1_000, 1_900, 2_550, 2_700);
const pieces = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 4 });
const code = fc.option(
  fc.record({
    source: fc.constantFrom("coupon" as const, "platform" as const, "goodwill" as const),
    type: fc.constantFrom("percent" as const, "fixed" as const),
    value: fc.integer({ min: 1, max: 95 }),
    isAgreed: fc.boolean(),
  }),
  { nil: null },
);

interface WantedCode {
  source: "coupon" | "platform" | "goodwill";
  type: "percent" | "fixed";
  value: number;
  isAgreed: boolean;
}
const discountOf = ({ isAgreed: agrees, ...wanted }: WantedCode): Discount => ({
  ...(agrees && { agreedBy: ["shop"] }),
  ...{ ownerId: wanted.source === "coupon" ? "shop" : null, ...wanted, value: wanted.type === "fixed" ? wanted.value * 100 : wanted.value },
  ...{ scope: { productIds: [], trainingIds: [], categoryIds: [], licenceTypes: [] }, minSubtotalCents: 0, minItems: 0 },
  ...{
    startsAt: "2026-01-01T00:00:00.000Z",
    endsAt: null,
    isEnabled: true,
    maxUses: null,
    timesUsed: 0,
    perCustomerLimit: 1,
    isForNewBuyers: false,
  },
});

test("whatever price, licence, sale, code and country: card, page and quote agree, shares come to the net price, tax returns with it in any pieces, and no discount of ours costs a creator a cent they didn't agree to", () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), code, rate, pieces, (items, wanted, rateBps, cuts) => {
      const offers = items.map(({ priceCents, sale: window }) => {
        const options = licenceOffers({ priceCents, licenceTypes: [...LICENCE_TYPES], licencePrices: {}, sale: window }, NOW);
        return {
          card: { priceCents, sale: saleOf(window, priceCents, priceCents, NOW) },
          prices: new Map(options.map((option) => [option.type, option.priceCents] as const)),
          sales: new Map(options.flatMap((option) => (option.sale ? [[option.type, option.sale] as const] : []))),
        };
      });
      const lines = items.map(({ variant }, at) => {
        const { prices, sales } = offers[at] as (typeof offers)[number];
        const offer = { itemType: "product", itemId: `p${at}`, title: "", categoryId: null, creatorId: "shop", shopName: "" } as const;
        const shown = { posterUrl: null, stageHue: null, isForSale: true, prices, sales, owned: new Set<LicenceType>() };
        return priceLine({ itemType: "product", itemId: `p${at}`, variant }, { ...offer, ...shown }, { buyerId: "buyer", isTest: false });
      });
      const plain = totalsOf(lines, null).lines;
      for (const [at, line] of plain.entries()) {
        const { card } = offers[at] as (typeof offers)[number];
        if (line.variant === "personal") expect(line.totalCents).toBe(priceNow(card));
        if (card.sale) expect(card.sale.priceCents).toBeLessThan(card.priceCents);
        if (card.sale && card.sale.percentOff > 0)
          expect(card.sale.wasCents * (100 - card.sale.percentOff)).toBeGreaterThanOrEqual(card.sale.priceCents * 100);
      }
      const discount = wanted && discountOf(wanted);
      const isOurs = wanted !== null && wanted.source !== "coupon";
      const discounted = discount && applyDiscount(discount, discountable(lines), { id: "buyer", usesOfThis: 0, hasBought: false }, NOW);
      const totals = totalsOf(lines, discounted, ({ netCents }) => taxOn(netCents, rateBps));
      expect(totals.totalCents).toBe(totals.subtotalCents - totals.discountCents + totals.taxCents);
      const nets = totals.lines.map(({ totalCents, taxCents }) => totalCents - taxCents);
      const before = totals.lines.map((line, at) => (isOurs && line.codeOffCents > 0 ? (plain[at]?.totalCents ?? 0) : (nets[at] ?? 0)));
      const processing = processingShares(nets, before);
      const processingBefore = processingShares(before);
      for (const [at, net] of nets.entries()) {
        expect(net === 0 || net >= 99).toBe(true);
        expect(net).toBeLessThanOrEqual(plain[at]?.totalCents ?? 0);
        const split = subsidisedSplit({
          net,
          processing: processing[at] ?? 0,
          before: { net: before[at] ?? 0, processing: processingBefore[at] ?? 0 },
          mayOwe: isGoodwill(wanted?.source),
          isAgreed: isOurs && isAgreed(discount?.agreedBy, "shop"),
        });
        expect(split.commission + split.processing + split.affiliate + split.collaborators + split.creator).toBe(net);
        if (!isGoodwill(wanted?.source)) expect(split.commission).toBeGreaterThanOrEqual(0);
        const paidWithout = splitOf(before[at] ?? 0, processingBefore[at] ?? 0).creator;
        if (isOurs) expect(split.creator + (split.creatorPaid ?? 0)).toBe(paidWithout);
        if (isOurs && !(wanted.isAgreed && wanted.source === "platform")) expect(split.creatorPaid).toBeUndefined();
        // Before a creator gives a cent, our commission has given all it has.
        if (split.creatorPaid !== undefined) expect(split).toMatchObject({ commission: 0, creator: net - split.processing });
        const { taxCents = 0 } = totals.lines[at] ?? {};
        const sold = { paidCents: net + taxCents, taxCents, split };
        const back = { tax: 0, earned: 0, cents: 0 };
        for (const percent of [...cuts, 100]) {
          const cents = Math.ceil(((sold.paidCents - back.cents) * percent) / 100);
          const part = reversalOf(sold, back.cents, cents);
          expect(part.commission + part.tax + part.affiliate + part.earned + part.beyond).toBe(cents);
          back.tax += part.tax;
          back.earned += part.earned;
          back.cents += cents;
        }
        expect(back.tax).toBe(taxCents);
        // What costs nothing cannot be given back: there is no price to return.
        if (net > 0) expect(back.earned).toBe(split.creator);
      }
    }),
  );
});

test("our commission carries at most itself: a cent more would go below zero", () => {
  fc.assert(
    fc.property(fc.integer({ min: 99, max: 500_000 }), (base) => {
      const [card = 0] = processingShares([base]);
      const left = (off: number) =>
        subsidisedSplit({ net: base - off, processing: processingShares([base - off])[0] ?? 0, before: { net: base, processing: card } })
          .commission;
      const most = commissionOff(base);
      expect(left(most)).toBeGreaterThanOrEqual(0);
      expect(left(most + 1)).toBeLessThan(0);
    }),
  );
});
