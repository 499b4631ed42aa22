import type { Purpose, UploadState } from "@blenda/domain/uploads/constants";
import type { Refusal } from "@blenda/domain/uploads/model";
import { bigint, defaulted, instant, nullable, text } from "../platform/database/columns.ts";

export const uploadTables = {
  uploads: {
    id: text(),
    userId: nullable(text()),
    purpose: text<Purpose>(),
    targetId: nullable(text()),
    name: text(),
    folder: text(),
    type: text(),
    fingerprint: text(),
    bytes: bigint(),
    received: defaulted(bigint()),
    state: text<UploadState>(),
    sha256: nullable(text()),
    refusal: nullable(text<Refusal>()),
    fileId: text(),
    storageKey: text(),
    createdAt: instant(),
    updatedAt: instant(),
    expiresAt: instant(),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    uploads: typeof uploadTables;
  }
}
