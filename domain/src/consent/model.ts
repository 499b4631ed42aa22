import type { Instant } from "../shared/time.ts";
import type { ConsentCategory } from "./constants.ts";

export type ConsentPreferences = Readonly<Record<ConsentCategory, boolean>>;

/** A choice as the browser keeps it (spec 2 §3). Plain types: the first load carries no schemas. */
export interface Consent {
  version: string;
  timestamp: Instant;
  preferences: ConsentPreferences;
  userAgent: string;
  url: string;
}
