import { INBOX } from "@blenda/domain/inbox/constants";
import { exact } from "../../lib/text/numbers.ts";

/** As the server counts it. */
export const lengthOf = (text: string): number => [...text.trim()].length;

const SEEN_FROM = INBOX.BODY_MAX * 0.9;

/** Shown once the limit comes into sight. */
export function BodyCount({ body }: { body: string }) {
  const length = lengthOf(body);
  if (length < SEEN_FROM) return null;
  return (
    <span className={length > INBOX.BODY_MAX ? "text-bad" : undefined}>
      {exact(length)}/{exact(INBOX.BODY_MAX)}
      <span className="sr-only"> characters</span>
    </span>
  );
}
