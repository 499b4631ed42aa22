import { z } from "zod";

/** Whole cents. A price never has a fraction of one, so sums are exact. */
export const Cents = z.int().min(0).max(100_000_000);
export type Cents = z.infer<typeof Cents>;
