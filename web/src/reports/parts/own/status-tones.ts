import type { CaseStatus } from "@blenda/domain/reports/constants";

export const STATUS_TONES = {
  pending: "neutral",
  in_review: "neutral",
  actioned: "ok",
  dismissed: "neutral",
  appealed: "warn",
} as const satisfies Record<CaseStatus, string>;
