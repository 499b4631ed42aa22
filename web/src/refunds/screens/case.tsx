import type { RefundStatus } from "@blenda/domain/refunds/constants";
import type { Refund } from "@blenda/domain/refunds/model";
import { refundReasonTexts, refundTexts } from "@blenda/domain/refunds/texts";
import type { ReactNode } from "react";
import { price } from "../../lib/text/money.ts";
import { dayOf } from "../../lib/text/time.ts";
import { Timeline } from "../../product/timeline.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Tag } from "../../ui/tag.tsx";
import { bankNote, isWaiting, REFUND_TONES } from "../parts/refund-labels.ts";
import { RefundPictures } from "../parts/refund-pictures.tsx";

const AMOUNT_NAMES: Partial<Record<RefundStatus, string>> = {
  partial_offered: "Offered",
  auto_approved: "Given back",
  approved: "Given back",
  processing: "Given back",
  refunded: "Given back",
};

/** One request as those who decide it see it; what they may do stands below. */
export function Case({ refund, children }: { refund: Refund; children?: ReactNode }) {
  const { title, status, orderNumber, buyerName, reason, text, paidCents, amountCents, dueAt, answer, timeline } = refund;
  const bank = bankNote(refund);
  return (
    <Panel className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 type-h3 break-words">{title}</h2>
        <Tag tone={REFUND_TONES[status]}>{refundTexts.steps[status]}</Tag>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact label="Order">{orderNumber}</Fact>
        <Fact label="Buyer">{buyerName}</Fact>
        <Fact label="Paid">{price(paidCents)}</Fact>
        <Fact label={isWaiting(refund) ? "To give back" : (AMOUNT_NAMES[status] ?? "Asked for")}>{price(amountCents)}</Fact>
        <Fact label="Downloads">{refund.downloads}</Fact>
        {refund.lessonsOpened > 0 && <Fact label="Lessons opened">{refund.lessonsOpened}</Fact>}
        {dueAt && <Fact label="Due">{dayOf(dueAt)}</Fact>}
      </dl>
      <div className="grid gap-1">
        <p className="type-ui font-semibold">{refundReasonTexts[reason]}</p>
        <p className="max-w-[68ch] type-ui break-words whitespace-pre-line text-muted">{text}</p>
      </div>
      <RefundPictures pictures={refund.pictures} />
      {bank && (
        <Alert tone="info" title={bank.title}>
          {bank.help}
        </Alert>
      )}
      {answer && (
        <blockquote className="max-w-[68ch] border-l-2 border-line-strong pl-4 type-ui whitespace-pre-line text-muted">{answer}</blockquote>
      )}
      <details>
        <summary className="touch-target type-small text-muted transition-colors hover:text-text">What happened</summary>
        <div className="pt-3">
          <Timeline steps={timeline} />
        </div>
      </details>
      {children}
    </Panel>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid">
    <dt className="type-small text-muted">{label}</dt>
    <dd className="type-ui font-semibold tabular-nums">{children}</dd>
  </div>
);
