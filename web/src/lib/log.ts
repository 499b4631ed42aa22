import { redact } from "@blenda/domain/shared/redact";

/** Spec 1 §9: 1 is errors, 2 adds warnings, 3 would add the rest. */
const LEVEL = 2;

/** The only place of the site that writes to the console. Nothing personal reaches it. */
export const log = {
  error: (...what: unknown[]): void => console.error(...what.map(redact)),
  warn: (...what: unknown[]): void => {
    if (LEVEL >= 2) console.warn(...what.map(redact));
  },
};
