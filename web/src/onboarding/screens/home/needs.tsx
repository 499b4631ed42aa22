import type { CreatorHome } from "@blenda/domain/onboarding/model";
import { Link } from "@tanstack/react-router";
import { agoOf, momentOf } from "../../../lib/text/time.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

type Need = CreatorHome["needs"][number];

const KINDS: Record<Need["kind"], { icon: IconName; says: string }> = {
  refund: { icon: "undo-2", says: "Refund to answer" },
  changes_requested: { icon: "triangle-alert", says: "Changes requested" },
  message: { icon: "message-circle", says: "Unanswered message" },
  question: { icon: "message-circle", says: "Question" },
  draft: { icon: "pen-line", says: "Draft" },
};

/** A work list, not news: what waits for the creator, each with its one verb. */
export function Needs({ needs }: { needs: readonly Need[] }) {
  return (
    <Panel title="Needs you">
      {needs.length === 0 ? (
        <p className="text-muted">You're all caught up. Changes, refunds, messages and questions will show up here.</p>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {needs.map((need) => (
            <Line key={`${need.kind} ${need.id}`} need={need} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Line({ need }: { need: Need }) {
  const { kind, title, detail, since, dueAt } = need;
  const { icon, says } = KINDS[kind];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon name={icon} size={20} className={kind === "refund" || kind === "changes_requested" ? "text-warn" : "text-muted"} />
      <p className="grid min-w-0 flex-1 type-ui">
        <span className="truncate font-semibold">{title || "Untitled"}</span>
        <span className="truncate type-small text-muted">
          {[says, kind === "message" || kind === "question" ? detail : "", dueAt ? `answer by ${momentOf(dueAt)}` : agoOf(since)]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </p>
      <Way need={need} />
    </li>
  );
}

const style = buttonStyle("secondary", "small");

function Way({ need: { kind, id, lesson } }: { need: Need }) {
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
  if (lesson)
    return (
      <Link to="/learning/$id" params={{ id: lesson.trainingId }} search={{ lesson: lesson.lessonId, question: id }} className={style}>
        Answer
      </Link>
    );
  return (
    <Link to="/dashboard/products/$productId/edit" params={{ productId: id }} className={style}>
      {kind === "draft" ? "Continue" : "Change"}
    </Link>
  );
}
