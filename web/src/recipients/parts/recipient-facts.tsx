import { RECIPIENTS } from "@blenda/domain/recipients/constants";
import type { Recipient } from "@blenda/domain/recipients/model";
import type { ReactNode } from "react";
import { fullDayOf, shortDayOf, utcMomentOf } from "../../lib/text/utc-day.ts";

/** "13 Oct, 72 h pause ended 16 Oct", and while it lasts until when. */
export function changedText({ createdAt, changedAt, cooldownUntil }: Recipient, now = new Date().toISOString()): string {
  if (cooldownUntil === null) return `Added ${fullDayOf(createdAt)}`;
  const pause = `${RECIPIENTS.PAUSE_HOURS} h pause`;
  return cooldownUntil > now
    ? `${shortDayOf(changedAt)}, ${pause} until ${utcMomentOf(cooldownUntil)} UTC`
    : `${shortDayOf(changedAt)}, ${pause} ended ${shortDayOf(cooldownUntil)}`;
}

export function RecipientFacts({ recipient }: { recipient: Recipient }) {
  return (
    <dl className="divide-y divide-line border-y border-line type-ui">
      <Fact label="Changed">{changedText(recipient)}</Fact>
      <Fact label="Verified">{recipient.verifiedAt ? fullDayOf(recipient.verifiedAt) : "Not yet"}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  );
}
