import type { AffiliateRange } from "@blenda/domain/affiliates/constants";

export const RANGES: Readonly<Record<AffiliateRange, string>> = { "30": "30 days", "90": "90 days", all: "All" };
