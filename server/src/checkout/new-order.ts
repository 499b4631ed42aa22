import { affiliateRates } from "@blenda/domain/affiliates/crediting";
import type { LineAffiliate } from "@blenda/domain/affiliates/model";
import { CHECKOUT, CURRENCY } from "@blenda/domain/checkout/constants";
import type { VisitNote } from "@blenda/domain/checkout/model";
import { isGoodwill } from "@blenda/domain/discounts/goodwill";
import { isAgreed, isPlatformPaid } from "@blenda/domain/discounts/rules";
import type { Me } from "@blenda/domain/identity/model";
import { processingShares, subsidisedSplit } from "@blenda/domain/ledger/rules";
import { seatsOf } from "@blenda/domain/orders/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { priceNow } from "@blenda/domain/shared/price";
import type { Context, Services } from "../platform/requests/procedure.ts";
import { taxColumns } from "../tax/port.ts";
import type { BundleMark } from "./bundle-lines.ts";
import { notedVisit } from "./noted-visit.ts";
import { offerKey } from "./offers.ts";
import type { PricedCart } from "./pricing.ts";

interface Details {
  orderId: string;
  keyHash: string;
  secretHash: string | null;
  email: string;
  isTest: boolean;
  intentId: string | null;
  invoice?: { name: string; businessName: string; taxId: string; country: string } | undefined;
  visit?: VisitNote | undefined;
  isPlaceConfirmed: boolean;
}

export function orderOf(
  context: Pick<Context, "now" | "payments" | "asking"> & { actor: Me | null },
  priced: PricedCart,
  { orderId, email, keyHash, secretHash, isTest, intentId, invoice = EMPTY, visit = {}, isPlaceConfirmed }: Details,
) {
  const { now, actor, payments } = context;
  const { subtotalCents, discountCents, taxCents, totalCents, discounted, discount } = priced;
  const isDiscounted = discounted !== null && "off" in discounted;
  return {
    id: orderId,
    buyerId: actor?.id ?? null,
    email,
    keyHash,
    secretHash,
    currency: CURRENCY,
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
    ...taxColumns(priced.taxed, isPlaceConfirmed),
    discountId: isDiscounted ? (discount?.id ?? null) : null,
    discountCode: isDiscounted ? (discount?.code ?? null) : null,
    invoice,
    visit: notedVisit(visit, context),
    isTest,
    provider: intentId && payments.name,
    intentId,
    createdAt: now(),
    expiresAt: addMinutes(now(), CHECKOUT.PENDING_MINUTES),
  };
}

const EMPTY = { name: "", businessName: "", taxId: "", country: "" };

/** What a line costs without a code: less its share of a bundle, or its sale. */
const priceBefore = (line: PricedCart["lines"][number], bundle: BundleMark | undefined): number =>
  bundle ? line.listCents - bundle.offCents : priceNow({ priceCents: line.listCents, sale: line.sale });

/** As sold: names, versions and shares are written down, and never worked out again. */
export function linesOf(
  { id }: Pick<Services, "id">,
  { lines, offers, bundles, discount }: PricedCart,
  brought: readonly (LineAffiliate | null)[] = [],
) {
  const nets = lines.map(({ totalCents, taxCents }) => totalCents - taxCents);
  // What a discount of ours takes off, its creator is paid all the same.
  const isOurs = isPlatformPaid(discount?.source);
  const before = lines.map((line, at) => (isOurs && line.codeOffCents > 0 ? priceBefore(line, bundles.get(line.key)) : (nets[at] ?? 0)));
  const processing = processingShares(nets, before);
  const processingBefore = processingShares(before);
  return lines.map((line, at) => {
    // A bundle is no line of an order: what is in it is.
    const itemType = line.itemType === "bundle" ? "product" : line.itemType;
    const offer = offers.get(offerKey(itemType, line.itemId));
    const bundle = bundles.get(line.key);
    return {
      id: id(),
      itemType,
      itemId: line.itemId,
      versionId: offer?.versionId ?? null,
      version: offer?.version ?? null,
      specHash: offer?.specHash ?? null,
      title: line.title,
      creatorId: line.creatorId,
      shopName: line.shopName,
      licenceType: line.variant,
      bundleId: bundle?.id ?? null,
      bundleTitle: bundle?.title ?? null,
      seats: seatsOf(line.variant),
      listCents: line.listCents,
      discountCents: line.saleOffCents + line.codeOffCents,
      codeCents: line.codeOffCents,
      taxCents: line.taxCents,
      paidCents: line.totalCents,
      saleEventId: line.saleOffCents > 0 ? (line.sale?.eventId ?? null) : null,
      split: subsidisedSplit(
        {
          net: nets[at] ?? 0,
          processing: processing[at] ?? 0,
          before: { net: before[at] ?? 0, processing: processingBefore[at] ?? 0 },
          mayOwe: isGoodwill(discount?.source),
          isAgreed: isOurs && isAgreed(discount?.agreedBy, line.creatorId),
        },
        affiliateRates(brought[at]),
      ),
      affiliate: brought[at] ?? null,
    };
  });
}
