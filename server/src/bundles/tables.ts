import type { BundleStatus } from "@blenda/domain/bundles/constants";
import type { LicenceType } from "@blenda/domain/catalogue/constants";
import type { PublishedType } from "@blenda/domain/publication/constants";
import { bigint, type Column, computed, defaulted, instant, integer, nullable, text } from "../platform/database/columns.ts";

const words = (): Column<string> => ({ type: "tsvector", isNullable: false, hasDefault: false });

export const bundleTables = {
  bundles: {
    n: defaulted(bigint()),
    id: text(),
    creatorId: text(),
    title: text(),
    description: defaulted(text()),
    priceCents: integer(),
    /** Which licence the price is for; nothing where it has courses only. */
    licence: nullable(text<LicenceType>()),
    status: defaulted(text<BundleStatus>()),
    suspendedAt: nullable(instant()),
    suspensionReason: nullable(text()),
    /** For the search: what its items are called. */
    itemTitles: defaulted(text()),
    words: computed(words()),
    publishedAt: nullable(instant()),
    createdAt: instant(),
    updatedAt: instant(),
  },
  bundleItems: { bundleId: text(), position: integer(), itemType: text<PublishedType>(), itemId: text() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    bundles: typeof bundleTables;
  }
}
