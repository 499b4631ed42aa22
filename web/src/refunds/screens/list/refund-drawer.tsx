import type { RefundDetail } from "@blenda/domain/refunds/lists/model";
import { refundListTexts } from "@blenda/domain/refunds/lists/texts";
import { refundReasonTexts, refundTexts } from "@blenda/domain/refunds/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { amount } from "../../../lib/text/amount.ts";
import { price } from "../../../lib/text/money.ts";
import { dayOf } from "../../../lib/text/time.ts";
import { Timeline } from "../../../product/timeline.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { InfoMark } from "../../../ui/feedback/info-mark.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Drawer, DrawerSection } from "../../../ui/layout/drawer.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { refundDetailQuery } from "../../data/list-queries.ts";
import { bankNote, REFUND_TONES } from "../../parts/refund-labels.ts";
import { RefundPictures } from "../../parts/refund-pictures.tsx";
import { RetryDialog } from "./retry-dialog.tsx";

interface Props {
  id: string;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onClose: () => void;
}

/** One refund: where it stands, what was asked, what happened, and whose money moved. */
export function RefundDrawer({ id, walk, onClose }: Props) {
  const { data: refund, error, refetch } = useQuery(refundDetailQuery(id));
  return (
    <Drawer of={id} label={refund?.title ?? "Refund"} backLabel="Refunds" walk={{ label: "refund", ...walk }} onClose={onClose}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!refund && !error && (
        <div role="status" aria-label="Loading the refund" className="grid gap-5 p-6">
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      )}
      {refund && (
        <div key={refund.id}>
          <Head refund={refund} />
          <Asked refund={refund} />
          <DrawerSection title="What happened">
            <Timeline steps={refund.timeline} />
            <People refund={refund} />
          </DrawerSection>
          <Money refund={refund} />
        </div>
      )}
    </Drawer>
  );
}

function Head({ refund }: { refund: RefundDetail }) {
  const [isRetrying, setRetrying] = useState(false);
  const { title, orderNumber, status, amountCents, paidCents, stuck, attempts, allowed } = refund;
  const bank = bankNote(refund);
  return (
    <div className="grid gap-4 px-4 py-5 md:px-6">
      <div className="grid gap-1">
        <h2 className="type-h2 wrap-anywhere">{title}</h2>
        <p className="type-small text-muted tabular-nums">
          Order {orderNumber} · {price(amountCents)} of {price(paidCents)}
        </p>
        <div className="mt-1">
          <Tag tone={REFUND_TONES[status]}>{refundTexts.steps[status]}</Tag>
        </div>
      </div>
      {stuck && (
        <Alert tone="bad" title={refundListTexts.stuck[stuck]}>
          {`Tried ${attempts === 1 ? "once" : `${attempts} times`}. The buyer was promised this money.`}
        </Alert>
      )}
      {bank && (
        <Alert tone="info" title={bank.title}>
          {bank.help}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {refund.mayRetry && (
          <Button kind="primary" size="small" onClick={() => setRetrying(true)}>
            Try again
          </Button>
        )}
        {allowed.length > 0 && (
          <Link to="/admin/escalated-refunds" className="link type-ui">
            Decide it in the cases
          </Link>
        )}
      </div>
      {isRetrying && <RetryDialog id={refund.id} title={title} onClose={() => setRetrying(false)} />}
    </div>
  );
}

function Asked({ refund }: { refund: RefundDetail }) {
  const { reason, text, answer, isByStaff, pictures, pictureCount, downloads, lessonsOpened, dueAt, buyerName, creatorName } = refund;
  return (
    <DrawerSection title={isByStaff ? "Opened by our team" : "The request"}>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact label="Buyer">{buyerName}</Fact>
        <Fact label="Creator">{creatorName ?? "We sold it"}</Fact>
        <Fact label="Downloads">{downloads}</Fact>
        {lessonsOpened > 0 && <Fact label="Lessons opened">{lessonsOpened}</Fact>}
        {dueAt && <Fact label="Due">{dayOf(dueAt)}</Fact>}
      </dl>
      <div className="grid gap-1">
        <p className="type-ui font-semibold">{refundReasonTexts[reason]}</p>
        {text && <p className="type-ui wrap-anywhere whitespace-pre-line text-muted">{text}</p>}
      </div>
      <RefundPictures pictures={pictures} />
      {pictures.length < pictureCount && (
        <p className="type-small text-muted">
          {pictureCount === 1 ? "1 picture. It opens" : `${pictureCount} pictures. They open`} for those who decide, once it is a case.
        </p>
      )}
      {answer && (
        <blockquote className="border-l-2 border-line-strong pl-4 type-ui wrap-anywhere whitespace-pre-line text-muted">
          {answer}
        </blockquote>
      )}
    </DrawerSection>
  );
}

function People({ refund: { assigneeName, approverName, isByStaff } }: { refund: RefundDetail }) {
  const said = [
    assigneeName && `${isByStaff ? "Opened" : "Taken"} by ${assigneeName}`,
    approverName && approverName !== assigneeName && `decided by ${approverName}`,
  ].filter(Boolean);
  return said.length > 0 && <p className="type-small text-muted">{said.join(" · ")}</p>;
}

function Money({ refund: { money } }: { refund: RefundDetail }) {
  return (
    <DrawerSection
      title="Whose money moved"
      aside={
        <InfoMark
          of="these sums"
          means="What the books say. Money given is below zero, money received above. Together they add up to zero."
          align="end"
        />
      }
    >
      {money.length === 0 ? (
        <p className="type-ui text-muted">Nothing yet. The books change when the money leaves.</p>
      ) : (
        <dl className="grid gap-2">
          {money.map(({ whose, cents }) => (
            <div key={whose} className="flex justify-between gap-4 type-ui">
              <dt className="text-muted">{whose}</dt>
              <dd className="font-semibold tabular-nums">{amount(cents)}</dd>
            </div>
          ))}
        </dl>
      )}
    </DrawerSection>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid">
    <dt className="type-small text-muted">{label}</dt>
    <dd className="type-ui font-semibold tabular-nums">{children}</dd>
  </div>
);
