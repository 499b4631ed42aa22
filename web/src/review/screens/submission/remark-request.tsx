import type { ReviewItem } from "@blenda/domain/review/model";
import { type ReactNode, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Paragraphs } from "../../../ui/layout/paragraphs.tsx";
import { Tag, type TagTone } from "../../../ui/tag.tsx";
import { isSame, type RemarkTarget, type VerdictState } from "../../data/use-verdict.ts";

/** One line of what is asked to be published. */
export interface RemarkRequest {
  about: RemarkTarget;
  label: string;
  /** Absent where there was nothing before. */
  before?: ReactNode;
  after: ReactNode;
  mark?: { text: string; tone: TagTone };
}

export const NEEDS_YOU = { text: "Needs you", tone: "ember" } as const;
export const AUTOMATIC = { text: "Already live", tone: "ok" } as const;
export const MEASURED = { text: "Measured", tone: "neutral" } as const;

interface Props {
  item: ReviewItem;
  verdict: VerdictState;
  rows: readonly RemarkRequest[];
  /** What the creator says about a new version. */
  said?: string;
  /** Under a revision's changes: what it is made of now. */
  children?: ReactNode;
}

/** What is asked to be published, of a revision only what changed; clicking a row comments on it. */
export function AskedFor({ item, verdict, rows, said, children }: Props) {
  const isRevision = item.submission.live !== null;
  const needed = rows.filter(({ mark }) => mark === NEEDS_YOU).length;
  const canComment = item.obstacle === null;
  return (
    <section aria-labelledby="changes" className="overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-4">
        <h2 id="changes" className="type-h3">
          {isRevision ? "What changed" : "What's submitted"}
        </h2>
        <p className="type-small text-muted">
          {isRevision && `${rows.length} ${rows.length === 1 ? "change" : "changes"}, ${needed} ${needed === 1 ? "needs" : "need"} you. `}
          {canComment && rows.length > 0 && "Click a row to comment."}
        </p>
      </div>
      {said && (
        <div className="border-b border-line px-5 py-3">
          <p className="type-small text-muted">The creator says</p>
          <Paragraphs text={said} />
        </div>
      )}
      {item.submission.isAppeal && item.submission.appealText && (
        <div className="border-b border-line bg-warn-soft px-5 py-3">
          <p className="type-small text-muted">The appeal</p>
          <Paragraphs text={item.submission.appealText} />
        </div>
      )}
      <ul className="divide-y divide-line">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: measured facts share the field they belong to
          <Line key={`${row.about.field} ${at}`} row={row} verdict={verdict} canComment={canComment} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function Line({
  row: { about, label, before, after, mark },
  verdict,
  canComment,
}: {
  row: RemarkRequest;
  verdict: VerdictState;
  canComment: boolean;
}) {
  const isCommented = verdict.verdict.comments.some((each) => isSame(each, about));
  return (
    <li
      className={classNames(
        "relative grid grid-cols-1 items-start gap-x-4 gap-y-1 px-5 py-3 md:grid-cols-[8rem_minmax(0,1fr)_auto]",
        isCommented && "bg-surface-2",
        canComment && "hover:bg-surface-2",
      )}
    >
      <p className="type-ui font-semibold">
        {canComment ? (
          <button
            type="button"
            aria-label={`Comment on ${label.toLowerCase()}`}
            className="text-left -outline-offset-2 after:absolute after:inset-0"
            onClick={() => verdict.comment(about)}
          >
            {label}
          </button>
        ) : (
          label
        )}
      </p>
      <div
        className={classNames("grid min-w-0 grid-cols-1 gap-x-4 gap-y-1 type-ui wrap-anywhere", before !== undefined && "md:grid-cols-2")}
      >
        {before !== undefined && <div>{before}</div>}
        <div>{after}</div>
      </div>
      <p className="flex items-center gap-3">
        {mark && <Tag tone={mark.tone}>{mark.text}</Tag>}
        {isCommented && <Icon name="message-circle" className="text-ember-text" />}
        {isCommented && <span className="sr-only">Commented</span>}
      </p>
    </li>
  );
}

const LONG = 320;

/** A long text, first its beginning. */
export function Folded({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(text.length <= LONG);
  return (
    <div className="grid justify-items-start gap-1">
      <div className={isWhole ? undefined : "line-clamp-4"}>
        <Paragraphs text={text} />
      </div>
      {!isWhole && (
        <button type="button" className="relative z-1 type-small text-sky" onClick={() => setWhole(true)}>
          Read all
        </button>
      )}
    </div>
  );
}
