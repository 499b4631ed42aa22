import type { Readable } from "node:stream";

/** What a scanner says of a file: the name of what it found, `clean`, or `too large` for it to look at. */
export type Verdict = { found: string } | "clean" | "too large";

/** Looks for malware in what people send (trust X10). */
export interface Scanner {
  /** For whoever looks after the product. */
  readonly name: string;
  /** Reads the body to its end, or destroys it. Throws when it cannot be asked at the moment. */
  scan(body: Readable): Promise<Verdict>;
  check(): Promise<void>;
}
