import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { caseTexts } from "@blenda/domain/refunds/cases/texts";
import { refundReasonTexts } from "@blenda/domain/refunds/texts";
import { useQuery } from "@tanstack/react-query";
import { PromiseBar } from "../../../dashboard/parts/promise-bar.tsx";
import { useNow } from "../../../lib/clock/now.ts";
import { price } from "../../../lib/text/money.ts";
import { dayOf, momentOf } from "../../../lib/text/time.ts";
import { Timeline } from "../../../product/timeline.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Drawer, DrawerSection } from "../../../ui/layout/drawer.tsx";
import { Paragraphs } from "../../../ui/layout/paragraphs.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { caseQuery } from "../../data/case-queries.ts";
import { RefundPictures } from "../../parts/refund-pictures.tsx";
import { Acting } from "./acting/acting.tsx";
import { PRIORITY_TONES, stateOf } from "./case-labels.ts";
import { Evidence } from "./evidence.tsx";
import { Histories } from "./histories.tsx";
import { Messages } from "./messages.tsx";
import { Notes } from "./notes.tsx";
import { Questions } from "./questions.tsx";
import { Sold } from "./sold.tsx";

interface Props {
  id: string;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onClose: () => void;
}

/** One case: the promise and the decision first, then what both sides say, what was sold, and the evidence. */
export function CaseDrawer({ id, walk, onClose }: Props) {
  const { data: found, error, refetch } = useQuery(caseQuery(id));
  return (
    <Drawer of={id} label={found ? `Case ${found.number}` : "Case"} backLabel="Cases" walk={{ label: "case", ...walk }} onClose={onClose}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!found && !error && <Waiting />}
      {found && (
        // Another case's half-written note or open dialog is not this one's.
        <div key={found.id}>
          <Head found={found} />
          <Acting found={found} />
          <Outcome found={found} />
          <Request found={found} />
          <Questions found={found} />
          <Sold found={found} />
          <Messages found={found} />
          <Evidence found={found} />
          <Histories found={found} />
          <Notes found={found} />
          <DrawerSection title="What happened" aside={caseTexts.openers[found.openedBy]}>
            <Timeline steps={found.timeline} />
          </DrawerSection>
        </div>
      )}
    </Drawer>
  );
}

function Head({ found }: { found: RefundCase }) {
  const { number, title, item, amountCents, paidCents, priority, openedAt, dueAt, endsAt, closedAt, bank, orderNumber } = found;
  const now = new Date(useNow()).toISOString();
  const state = stateOf(found);
  return (
    <div className="grid gap-4 px-4 py-5 md:px-6">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 type-small text-muted">
          <span className="font-semibold text-text tabular-nums">{number}</span>
          <Tag tone={state.tone}>{state.label}</Tag>
          <Tag tone={PRIORITY_TONES[priority]}>{caseTexts.priorities[priority]} priority</Tag>
        </p>
        <h2 className="type-h2 break-words">
          {item.path ? (
            <a href={item.path} target="_blank" rel="noreferrer" className="hover:underline">
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        <p className="type-ui tabular-nums">
          <span className="font-semibold">{price(amountCents)}</span>
          <span className="text-muted">
            {` of ${price(paidCents)} paid, order ${orderNumber}`}
            {item.path === null && ", not on sale"}
          </span>
        </p>
      </div>
      {closedAt === null && (
        <div className="grid gap-2">
          <PromiseBar clock={{ since: openedAt, dueAt }} now={now} />
          <p className="type-small text-muted">
            Due {momentOf(dueAt)}, five business days in UTC.{endsAt && ` Without a decision by ${dayOf(endsAt)} the buyer gets the money.`}
          </p>
        </div>
      )}
      {bank === "holds" && (
        <Alert tone="info" title="The payment is disputed.">
          You can decide now. Money is only refunded once the bank decides.
        </Alert>
      )}
    </div>
  );
}

function Outcome({ found: { outcome, closedAt, toBuyer, toCreator } }: { found: RefundCase }) {
  if (!outcome || !closedAt) return null;
  return (
    <DrawerSection title={caseTexts.outcomes[outcome]} aside={momentOf(closedAt)}>
      {toBuyer && <Told to="The buyer read" text={toBuyer} />}
      {toCreator && <Told to="The creator read" text={toCreator} />}
    </DrawerSection>
  );
}

const Told = ({ to, text }: { to: string; text: string }) => (
  <div className="grid gap-1">
    <p className="type-small text-muted">{to}</p>
    <blockquote className="border-l-2 border-line-strong pl-4 wrap-anywhere whitespace-pre-line">{text}</blockquote>
  </div>
);

function Request({ found: { reason, text, pictures, buyerName, creatorName, creatorAnswer, creatorId } }: { found: RefundCase }) {
  return (
    <DrawerSection title="Both sides" aside={refundReasonTexts[reason]}>
      <div className="grid gap-1 wrap-anywhere">
        <p className="type-small text-muted">{buyerName}, buyer</p>
        <Paragraphs text={text || "Their words were deleted with their account."} />
      </div>
      <RefundPictures pictures={pictures} />
      {creatorId && (
        <div className="grid gap-1 wrap-anywhere">
          <p className="type-small text-muted">{creatorName}, creator</p>
          <Paragraphs text={creatorAnswer || "They haven't said anything."} />
        </div>
      )}
    </DrawerSection>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the case" className="grid gap-5 p-6">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
