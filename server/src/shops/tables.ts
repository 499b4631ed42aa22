import { boolean, defaulted, instant, integer, json, nullable, text, texts } from "../platform/database/columns.ts";

export const shopTables = {
  shops: {
    creatorId: text(),
    slug: text(),
    name: text(),
    description: defaulted(text()),
    imageFileId: nullable(text()),
    bannerFileId: nullable(text()),
    website: nullable(text()),
    contactEmail: nullable(text()),
    socialLinks: defaulted(json<{ label: string; url: string }[]>()),
    isVerified: defaulted(boolean()),
    isEnabled: defaulted(boolean()),
    theme: defaulted(text()),
    showPrices: defaulted(boolean()),
    featuredMaxItems: defaulted(integer()),
    openedAt: instant(),
    updatedAt: instant(),
    mark: defaulted(integer()),
    featuredIds: defaulted(texts()),
  },
  shopSlugs: { slug: text(), creatorId: nullable(text()), takenAt: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    shops: typeof shopTables;
  }
}
