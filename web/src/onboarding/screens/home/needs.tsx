import type { CreatorHome } from "@blenda/domain/onboarding/model";
import { REFUND_REASONS } from "@blenda/domain/refunds/constants";
import { refundReasonTexts } from "@blenda/domain/refunds/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { exact } from "../../../lib/text/numbers.ts";
import { agoOf, dayOf } from "../../../lib/text/time.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { receivedQuery } from "../../../ratings/data/rating-queries.ts";
import { Badge } from "../../../ui/badge.tsx";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { Tag, type TagTone } from "../../../ui/tag.tsx";

type Need = CreatorHome["needs"][number];

/** As many as stand beside the chart. */
const SHOWN = 4;

const KINDS: Record<Need["kind"], { tag: string; tone: TagTone; says: string }> = {
  refund: { tag: "Refund", tone: "warn", says: "Refund to answer" },
  changes_requested: { tag: "Changes", tone: "bad", says: "Changes requested" },
  message: { tag: "Message", tone: "sky", says: "Unanswered message" },
  question: { tag: "Question", tone: "sky", says: "Question" },
  draft: { tag: "Draft", tone: "neutral", says: "Not submitted yet" },
};

const style = buttonStyle("secondary", "small");

/** A work list, not news: what waits for the creator, each with its one verb. */
export function Needs({ needs }: { needs: readonly Need[] }) {
  const [isOpen, setOpen] = useState(false);
  const unanswered = useInfiniteQuery(receivedQuery("waiting")).data?.pages[0]?.waiting ?? 0;
  const rest = needs.length - SHOWN;
  const isCut = !isOpen && rest > 1;
  return (
    <section aria-labelledby="needs-you" className="h-full overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-4">
        <h2 id="needs-you" className="type-h3">
          Needs you today
        </h2>
        <Badge count={needs.length + unanswered} most={99} />
      </div>
      {needs.length === 0 ? (
        unanswered === 0 && (
          <p className="p-5 text-muted">You're all caught up. Changes, refunds, messages, questions and reviews will show up here.</p>
        )
      ) : (
        <ul className="divide-y divide-line">
          {needs.slice(0, isCut ? SHOWN : needs.length).map((need) => (
            <Line key={`${need.kind} ${need.id}`} need={need} />
          ))}
        </ul>
      )}
      {unanswered > 0 && <ReviewsLine count={unanswered} />}
      {isCut && (
        <button
          type="button"
          className="block w-full border-t border-line px-5 py-3 text-left type-ui text-sky -outline-offset-2"
          onClick={() => setOpen(true)}
        >
          {rest} more
        </button>
      )}
    </section>
  );
}

/** All of them in one line, below what has an end: they're answered in one place, and no reply is due on a day. */
const ReviewsLine = ({ count }: { count: number }) => (
  <div className="flex items-start gap-4 border-t border-line px-5 py-3.5">
    <div className="grid min-w-0 flex-1 gap-1 type-ui">
      <p className="flex min-w-0 items-center gap-2">
        <Tag tone="sky">{count === 1 ? "Review" : "Reviews"}</Tag>
        <span className="truncate font-semibold">{count === 1 ? "1 new review" : `${exact(count)} new reviews`}</span>
      </p>
      <p className="type-small text-muted">Without a reply</p>
    </div>
    <Link to="/dashboard/products" search={{ view: "reviews" }} className={style}>
      Reply
    </Link>
  </div>
);

function Line({ need }: { need: Need }) {
  const { kind, title, since, dueAt } = need;
  const { tag, tone, says } = KINDS[kind];
  return (
    <li className="flex items-start gap-4 px-5 py-3.5">
      <div className="grid min-w-0 flex-1 gap-1 type-ui">
        <p className="flex min-w-0 items-baseline gap-2">
          <span className="shrink-0">
            <Tag tone={tone}>{tag}</Tag>
          </span>
          <span className="line-clamp-2 font-semibold">{title || "Untitled"}</span>
        </p>
        <p className="line-clamp-2 type-small text-muted">
          {[detailText(need) || says, dueAt ? `answer by ${dayOf(dueAt)}` : agoOf(since)].join(" · ")}
        </p>
      </div>
      <Way need={need} />
    </li>
  );
}

/** Why money should go back, or who wrote. */
function detailText({ kind, detail }: Need): string {
  if (kind === "message" || kind === "question") return detail;
  const reason = kind === "refund" && oneOf(REFUND_REASONS, detail);
  return reason ? `“${refundReasonTexts[reason]}”` : "";
}

function Way({ need: { kind, id, course } }: { need: Need }) {
  if (kind === "refund")
    return (
      <Link to="/refunds" className={style}>
        Answer
      </Link>
    );
  if (kind === "message")
    return (
      <Link to="/inbox" search={{ conversation: id }} className={style}>
        Reply
      </Link>
    );
  if (course?.lessonId)
    return (
      <Link to="/learning/$id" params={{ id: course.id }} search={{ lesson: course.lessonId, question: id }} className={style}>
        Answer
      </Link>
    );
  const verb = kind === "draft" ? "Continue" : "Change";
  if (course)
    return (
      <Link to="/dashboard/edit-training/$trainingId" params={{ trainingId: course.id }} className={style}>
        {verb}
      </Link>
    );
  return (
    <Link to="/dashboard/products/$productId/edit" params={{ productId: id }} className={style}>
      {verb}
    </Link>
  );
}
