import type { ConsentedScript } from "../consent/data/consented-scripts.ts";

/** Scripts of others, by the consent each one needs. We use none; the content security policy must name any that is added. */
export const consentedScripts: readonly ConsentedScript[] = [];
