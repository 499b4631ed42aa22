import type { CleanupStep, FindingKind } from "@blenda/domain/cleanup/constants";
import type { Scan } from "@blenda/domain/cleanup/model";
import { bigint, boolean, defaulted, instant, integer, json, nullable, text } from "../platform/database/columns.ts";

export const cleanupTables = {
  cleanupScans: { id: text(), at: instant(), byId: nullable(text()), provider: text(), isLive: boolean(), kinds: json<Scan["kinds"]>() },
  cleanupFindings: {
    scanId: text(),
    n: integer(),
    kind: text<FindingKind>(),
    objectId: text(),
    orderId: nullable(text()),
    amountCents: nullable(integer()),
    since: nullable(instant()),
    step: text<CleanupStep>(),
    why: text(),
    detail: defaulted(json<Record<string, unknown>>()),
  },
  cleanupActions: {
    id: defaulted(bigint()),
    scanId: text(),
    n: integer(),
    step: text<CleanupStep>(),
    objectId: text(),
    payload: json<unknown>(),
    outcome: nullable(text()),
    byId: nullable(text()),
    at: instant(),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    cleanup: typeof cleanupTables;
  }
}
