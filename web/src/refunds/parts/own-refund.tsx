import type { Refund } from "@blenda/domain/refunds/model";
import { refundReasonTexts, refundTexts } from "@blenda/domain/refunds/texts";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { price } from "../../lib/text/money.ts";
import { Timeline } from "../../product/timeline.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Tag } from "../../ui/tag.tsx";
import { learnOwnRefund } from "../data/refund-queries.ts";
import { CaseQuestions } from "./case-questions.tsx";
import { outlook, REFUND_TONES } from "./refund-labels.ts";
import { RefundPictures } from "./refund-pictures.tsx";

type Step = "acceptPartial" | "refusePartial" | "escalate" | "cancel";

/** The buyer's steps, in the order they stand. Refusing an offer asks our team too, so the two are never shown together. */
function stepsOf({ allowed, amountCents }: Refund): { event: Step; label: string; kind: "primary" | "secondary" | "quiet" }[] {
  const all = [
    { event: "acceptPartial", label: `Accept ${price(amountCents)}`, kind: "primary" },
    { event: "refusePartial", label: "Decline and ask our team", kind: "secondary" },
    { event: "escalate", label: "Ask our team", kind: "secondary" },
    { event: "cancel", label: "Withdraw request", kind: "quiet" },
  ] as const;
  const isOffer = allowed.includes("refusePartial");
  return all.filter(({ event }) => allowed.includes(event) && !(isOffer && event === "escalate"));
}

/** A refund as its buyer sees it: where it stands, what comes next, and what they may do. */
export function OwnRefund({ refund }: { refund: Refund }) {
  const { act, isActing } = useAct(api.refunds.answer, { learn: learnOwnRefund });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Tag tone={REFUND_TONES[refund.status]}>{refundTexts.steps[refund.status]}</Tag>
        <span className="type-small text-muted tabular-nums">{price(refund.amountCents)}</span>
      </div>
      <p role="status" className="type-ui">
        {outlook(refund)}
      </p>
      {refund.answer && (
        <blockquote className="border-l-2 border-line-strong pl-4 type-ui whitespace-pre-line text-muted">{refund.answer}</blockquote>
      )}
      {refund.case && <CaseQuestions about={refund.case} learn={learnOwnRefund} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {stepsOf(refund).map(({ event, label, kind }) => (
          <Button key={event} size="small" kind={kind} disabled={isActing} onClick={() => act({ id: refund.id, event })}>
            {label}
          </Button>
        ))}
      </div>
      <details>
        <summary className="touch-target type-small text-muted transition-colors hover:text-text">What you wrote and what happened</summary>
        <div className="grid gap-4 pt-3">
          <p className="type-small whitespace-pre-line text-muted">
            {refundReasonTexts[refund.reason]}. {refund.text}
          </p>
          <RefundPictures pictures={refund.pictures} />
          <Timeline steps={refund.timeline} />
        </div>
      </details>
    </div>
  );
}
