import { defaulted, instant, text, texts } from "../platform/database/columns.ts";

export const copiesTables = {
  shapePrints: {
    productId: text(),
    fileId: text(),
    sha256: text(),
    prints: defaulted(texts()),
    buckets: defaulted(texts()),
    readAt: instant(),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    copies: typeof copiesTables;
  }
}
