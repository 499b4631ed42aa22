import { momentOf } from "../../lib/text/time.ts";

interface Props {
  limits: { submittedToday: number; most: number | null; resetsAt: string; holdDays: number };
  /** "products": what was submitted so often today. */
  noun: string;
  /** What else is limited, a sentence. */
  also?: string;
}

/** The limits of a creator who is not trusted yet, where they meet them, and how long their own earnings wait. */
export function SubmitLimits({ limits: { submittedToday, most, resetsAt, holdDays }, noun, also = "" }: Props) {
  if (most === null) return null;
  return (
    <p className="mt-4 border-t border-line pt-3 type-small text-muted">
      {submittedToday >= most
        ? `You've submitted ${most} ${noun} today. You can submit again from ${momentOf(resetsAt)}.`
        : `${submittedToday} of ${most} submissions today. ${also}Your earnings clear after ${holdDays} days.`}
    </p>
  );
}
