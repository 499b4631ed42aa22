import { boolean, instant, text } from "../platform/database/columns.ts";

export const savedTables = {
  savedProducts: {
    userId: text(),
    productId: text(),
    titleSnapshot: text(),
    migratedFromAnonymous: boolean(),
    createdAt: instant(),
  },
  savedCollections: { id: text(), userId: text(), name: text(), createdAt: instant() },
  savedCollectionItems: { collectionId: text(), userId: text(), productId: text() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    saved: typeof savedTables;
  }
}
