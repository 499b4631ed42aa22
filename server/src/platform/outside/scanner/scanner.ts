/** What a scanner says of a file: the name of what it found, `clean`, or `too large` for it to look at. */
export type Verdict = { found: string } | "clean" | "too large";

/** Looks for malware in what people send (trust X10). */
export interface Scanner {
  /** For the operator. */
  readonly name: string;
  /** A piece is only good until the next one is asked for. Throws when it cannot be asked at the moment. */
  scan(pieces: AsyncIterable<Buffer>): Promise<Verdict>;
  check(): Promise<void>;
}
