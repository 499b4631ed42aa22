import type { LineAffiliate } from "@blenda/domain/affiliates/model";
import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { VisitNote } from "@blenda/domain/checkout/model";
import type { Split } from "@blenda/domain/ledger/rules";
import type { ItemType, LicenceStatus, LineStatus, OrderStatus } from "@blenda/domain/orders/constants";
import type { InvoiceDetails } from "@blenda/domain/orders/model";
import type { TaxEvidence } from "@blenda/domain/tax/model";
import { bigint, boolean, defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";

export const orderTables = {
  orders: {
    id: text(),
    number: defaulted(bigint()),
    buyerId: nullable(text()),
    email: text(),
    /** Of the secret that opens it to a guest. */
    secretHash: nullable(text()),
    /** Of the key it was made with, apart for every buyer: the same key makes it once. */
    keyHash: nullable(text()),
    status: text<OrderStatus>(),
    currency: text(),
    subtotalCents: integer(),
    discountCents: integer(),
    taxCents: integer(),
    totalCents: integer(),
    refundedCents: defaulted(integer()),
    discountId: nullable(text()),
    discountCode: nullable(text()),
    provider: nullable(text()),
    intentId: nullable(text()),
    cardBrand: nullable(text()),
    cardLast4: nullable(text()),
    /** Where tax went; without a country none was collected in those days. */
    taxCountry: nullable(text()),
    /** Basis points, the same for every line. */
    taxBps: defaulted(integer()),
    isReverseCharge: defaulted(boolean()),
    taxNumber: nullable(text()),
    taxEvidence: nullable(json<TaxEvidence>()),
    /** Where the card's bank is: one more piece that speaks for the country. */
    cardCountry: nullable(text()),
    invoice: defaulted(json<Partial<InvoiceDetails>>()),
    visit: defaulted(json<VisitNote>()),
    isTest: defaulted(boolean()),
    /** The bank asked for the money, and has not said it is ours. Kept by the database with the charge. */
    isDisputed: defaulted(boolean()),
    /** Kept by the database with the mark. */
    isFraud: defaulted(boolean()),
    createdAt: instant(),
    expiresAt: instant(),
    paidAt: nullable(instant()),
  },
  orderLines: {
    id: text(),
    orderId: text(),
    buyerId: nullable(text()),
    position: integer(),
    itemType: text<ItemType>(),
    itemId: text(),
    versionId: nullable(text()),
    version: nullable(text()),
    title: text(),
    specHash: nullable(text()),
    creatorId: nullable(text()),
    shopName: defaulted(text()),
    licenceType: nullable(text<LicenceType>()),
    seats: defaulted(integer()),
    listCents: integer(),
    discountCents: integer(),
    /** As much of it as the order's code took off. */
    codeCents: defaulted(integer()),
    taxCents: integer(),
    paidCents: integer(),
    refundedCents: defaulted(integer()),
    split: json<Split>(),
    /** Who brought the buyer, and what became of their share. */
    affiliate: nullable(json<LineAffiliate>()),
    status: text<LineStatus>(),
    fulfilledAt: nullable(instant()),
    availableAt: nullable(instant()),
    maturedAt: nullable(instant()),
    pausedAt: nullable(instant()),
    /** The line whose licence this one upgrades. */
    upgradeOf: nullable(text()),
    /** The sale event it was reduced by. */
    saleEventId: nullable(text()),
    /** The bundle it was bought with, as it was called then. */
    bundleId: nullable(text()),
    bundleTitle: nullable(text()),
  },
  /** What went back of a line, each time. */
  lineRefunds: { lineId: text(), refundedBefore: integer(), cents: integer(), carriedCents: defaulted(integer()), at: instant() },
  uncountedSales: { lineId: text() },
  licences: {
    code: text(),
    lineId: text(),
    holderId: nullable(text()),
    type: text<LicenceType>(),
    seats: integer(),
    termsVersion: text(),
    fileHashes: defaulted(json<{ name: string; sha256: string }[]>()),
    status: defaulted(text<LicenceStatus>()),
    organisation: defaulted(text()),
    issuedAt: instant(),
    revokedAt: nullable(instant()),
  },
  licenceSeats: {
    n: defaulted(bigint()),
    id: text(),
    holderId: text(),
    itemId: text(),
    email: text(),
    userId: nullable(text()),
    invitedAt: instant(),
    acceptedAt: nullable(instant()),
  },
  lineDownloads: {
    lineId: text(),
    fileId: text(),
    count: defaulted(integer()),
    version: nullable(text()),
    firstAt: instant(),
    lastAt: instant(),
  },
  billingDetails: { userId: text(), details: json<InvoiceDetails>(), updatedAt: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    orders: typeof orderTables;
  }
}
