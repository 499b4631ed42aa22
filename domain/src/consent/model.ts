import { z } from "zod";
import { Instant } from "../shared/time.ts";
import type { ConsentCategory } from "./constants.ts";

export type ConsentPreferences = Readonly<Record<ConsentCategory, boolean>>;

/** A choice as the browser keeps it (spec 2 §3). */
export interface Consent {
  version: string;
  timestamp: Instant;
  preferences: ConsentPreferences;
  userAgent: string;
  url: string;
}

/** A choice as it is shown to the server, which believes it only while it holds (trust G17). */
export const ConsentProof = z.strictObject({
  version: z.string().max(20),
  timestamp: Instant,
  preferences: z.strictObject({ essential: z.boolean(), analytics: z.boolean(), marketing: z.boolean(), functional: z.boolean() }),
});
export type ConsentProof = z.infer<typeof ConsentProof>;
