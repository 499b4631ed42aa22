import { useNow } from "../../lib/clock/now.ts";
import { momentOf } from "../../lib/text/time.ts";
import { timeLeft } from "./time-left.ts";

interface Props {
  endsAt: string;
  /** With the moment itself beside it. */
  isExact?: boolean;
  className?: string;
}

/** Until when a price is lower, by the reader's own clock. It moves twice a minute, reads nothing out by itself, and keeps its line when it is over. */
export function SaleEnd({ endsAt, isExact = false, className }: Props) {
  const left = timeLeft(endsAt, useNow());
  const end = momentOf(endsAt);
  return (
    <time dateTime={endsAt} title={end} className={className}>
      {left ? `Ends in ${left}` : "Sale ended"}
      {isExact && left && `, ${end}`}
    </time>
  );
}
