import { later } from "./clock/later.ts";

/** Spec 1 §9: 1 is errors, 2 adds warnings, 3 would add the rest. */
const LEVEL = 2;

/** Nothing personal reaches it. No other file of the site writes to the console. */
export const log = {
  error: (...what: unknown[]): void => write("error", what),
  warn: (...what: unknown[]): void => {
    if (LEVEL >= 2) write("warn", what);
  },
};

/** What takes names and secrets out comes after the first page: most visits have nothing to say before. */
const loadRedact = () => import("@blenda/domain/shared/redaction/redact");
later(loadRedact);

function write(level: "error" | "warn", what: unknown[]): void {
  loadRedact().then(
    ({ redact }) => console[level](...what.map(redact)),
    () => console[level](String(what[0])),
  );
}

/** The answer to a question on the console itself, as it is. */
export const print = (...what: unknown[]): void => console.info(...what);
