import { commissionOf } from "@blenda/domain/affiliates/crediting";
import { affiliateLeft } from "@blenda/domain/ledger/rules";
import type { AffiliateLine } from "../../orders/port.ts";

/** Where a commission is, with what refunds left of it. */
export const commissionState = (line: AffiliateLine) => commissionOf({ ...line, leftCents: affiliateLeft(line, line.refundedCents) });
