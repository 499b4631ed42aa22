import type { Visibility } from "@blenda/domain/portfolio/constants";
import { boolean, type Column, defaulted, instant, integer, json, nullable, text, texts } from "../platform/database/columns.ts";

const day = (): Column<string> => ({ type: "date", isNullable: false, hasDefault: false });

export const portfolioTables = {
  portfolios: {
    userId: text(),
    links: defaulted(json<{ label: string; url: string }[]>()),
    skills: defaulted(texts()),
    software: defaulted(texts()),
    location: defaulted(text()),
    isAvailable: defaulted(boolean()),
    updatedAt: instant(),
  },
  portfolioWorks: {
    id: text(),
    userId: text(),
    title: text(),
    description: defaulted(text()),
    software: defaulted(texts()),
    tags: defaulted(texts()),
    year: nullable(integer()),
    visibility: text<Visibility>(),
    position: integer(),
    views: defaulted(integer()),
    createdAt: instant(),
    updatedAt: instant(),
  },
  portfolioMedia: {
    id: text(),
    userId: text(),
    workId: nullable(text()),
    position: defaulted(integer()),
    kind: text<"picture" | "model">(),
    fileId: text(),
    posterFileId: nullable(text()),
    width: integer(),
    height: integer(),
    stageHue: nullable(integer()),
    triangles: nullable(integer()),
    createdAt: instant(),
  },
  portfolioViews: { workId: text(), day: day(), viewer: text() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    portfolio: typeof portfolioTables;
  }
}
