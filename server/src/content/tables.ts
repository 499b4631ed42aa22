import type { DocumentName } from "@blenda/domain/content/constants";
import type { ContentVersion } from "@blenda/domain/content/model";
import { defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";

export const contentTables = {
  contentConfig: { key: text(), document: json<unknown>(), updatedAt: instant() },
  contentDocuments: {
    name: text<DocumentName>(),
    revision: defaulted(integer()),
    version: defaulted(integer()),
    draft: nullable(json<Record<string, unknown>>()),
    draftedAt: nullable(instant()),
    changedBy: nullable(text()),
    publishAt: nullable(instant()),
    scheduledBy: nullable(text()),
  },
  contentVersions: {
    name: text<DocumentName>(),
    version: integer(),
    kind: text<ContentVersion["kind"]>(),
    document: json<unknown>(),
    authorId: nullable(text()),
    at: instant(),
  },
  contentPictures: { fileId: text(), width: integer(), height: integer(), createdAt: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    content: typeof contentTables;
  }
}
