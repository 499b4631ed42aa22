import type { Fix } from "@blenda/domain/reconciliation/constants";
import type { ReconciledRow } from "@blenda/domain/reconciliation/model";

export type OnFix = (row: ReconciledRow, fix: Fix) => void;
