import type { PublishedType } from "@blenda/domain/publication/constants";
import { bigint, defaulted, instant, integer, text } from "../platform/database/columns.ts";

export const publicationTables = {
  /** Every price an item ever had, for good. */
  priceHistory: {
    id: defaulted(bigint()),
    itemType: text<PublishedType>(),
    itemId: text(),
    priceCents: integer(),
    reason: text(),
    at: instant(),
  },
  /** Kept by the database itself whenever something becomes public or stops being it; of a shop also what was sold, and each number of stars. */
  publishedCounts: {
    kind: text<PublishedType>(),
    scope: text<"shop" | "category" | "sales" | `stars ${number}`>(),
    key: text(),
    amount: integer(),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    publication: typeof publicationTables;
  }
}
