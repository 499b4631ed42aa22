import { affiliateRates } from "@blenda/domain/affiliates/crediting";
import type { LineAffiliate } from "@blenda/domain/affiliates/model";
import { CHECKOUT, CURRENCY } from "@blenda/domain/checkout/constants";
import type { VisitNote } from "@blenda/domain/checkout/model";
import type { Me } from "@blenda/domain/identity/model";
import { processingShares, splitOf } from "@blenda/domain/ledger/rules";
import { seatsOf } from "@blenda/domain/orders/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Services } from "../platform/requests/procedure.ts";
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
}

export function orderOf(
  { now, actor, payments }: Services & { actor: Me | null },
  priced: PricedCart,
  { orderId, email, keyHash, secretHash, isTest, intentId, invoice = EMPTY, visit = {} }: Details,
) {
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
    discountId: isDiscounted ? (discount?.id ?? null) : null,
    discountCode: isDiscounted ? (discount?.code ?? null) : null,
    invoice,
    visit,
    isTest,
    provider: intentId && payments.name,
    intentId,
    createdAt: now(),
    expiresAt: addMinutes(now(), CHECKOUT.PENDING_MINUTES),
  };
}

const EMPTY = { name: "", businessName: "", taxId: "", country: "" };

/** As sold: names, versions and shares are written down, and never worked out again. */
export function linesOf({ id }: Pick<Services, "id">, { lines, offers }: PricedCart, brought: readonly (LineAffiliate | null)[] = []) {
  const nets = lines.map(({ totalCents, taxCents }) => totalCents - taxCents);
  const processing = processingShares(nets);
  return lines.map((line, at) => {
    const offer = offers.get(offerKey(line.itemType, line.itemId));
    return {
      id: id(),
      itemType: line.itemType,
      itemId: line.itemId,
      versionId: offer?.versionId ?? null,
      version: offer?.version ?? null,
      specHash: offer?.specHash ?? null,
      title: line.title,
      creatorId: line.creatorId,
      shopName: line.shopName,
      licenceType: line.variant,
      seats: seatsOf(line.variant),
      listCents: line.listCents,
      discountCents: line.saleOffCents + line.codeOffCents,
      taxCents: line.taxCents,
      paidCents: line.totalCents,
      split: splitOf(nets[at] ?? 0, processing[at] ?? 0, affiliateRates(brought[at])),
      affiliate: brought[at] ?? null,
    };
  });
}
