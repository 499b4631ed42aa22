import type { Instant } from "../shared/time.ts";

/** As the browser keeps it (spec 2 §3). Plain types: the first load carries no schemas. */
export interface Referral {
  ref: string;
  timestamp: Instant;
  expires: Instant;
}
