import { AUTHORING } from "@blenda/domain/authoring/constants";
import { shareOf, waitedText } from "@blenda/domain/dashboard/rules";
import type { QueueCounts, ReviewerFigures } from "@blenda/domain/review/model";
import { workingTimeText } from "@blenda/domain/review/rules";
import type { ReactNode } from "react";
import { exact } from "../../../lib/text/numbers.ts";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";

interface Props {
  counts: QueueCounts | undefined;
  figures: ReviewerFigures | undefined;
  now: string;
}

/** How the queue is, and how quickly it is answered. */
export function QueueFigures({ counts, figures, now }: Props) {
  const team = figures?.team;
  return (
    <section aria-label="The queue in figures" className="overflow-hidden rounded-md border border-line bg-surface-1">
      <dl className="-mr-px -mb-px grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
        <Cell label="Waiting" figure={counts && exact(counts.all)}>
          {counts && counts.late > 0 ? <span className="text-bad">{exact(counts.late)} over the promise</span> : "All inside the promise"}
        </Cell>
        <Cell label="Oldest" figure={counts && <Oldest clock={counts.oldest} now={now} />}>
          of {AUTHORING.ANSWER_BUSINESS_DAYS} business days promised
        </Cell>
        <Cell label={`Median answer, ${figures?.days ?? 30} days`} figure={team && timeText(team.medianMinutes)}>
          {figures && <Compared now={figures.team.medianMinutes} before={figures.medianBefore} />}
        </Cell>
        <Cell label={`Decisions, ${figures?.days ?? 30} days`} figure={team && exact(team.decisions)}>
          {team && `${exact(team.approved)} approved, ${exact(team.changesRequested)} changes, ${exact(team.rejected)} rejected`}
        </Cell>
        <Cell label="Overturned" figure={team && exact(team.overturned)}>
          {team && `of ${exact(team.rejected)} rejected, after an appeal`}
        </Cell>
      </dl>
    </section>
  );
}

function Oldest({ clock, now }: { clock: QueueCounts["oldest"]; now: string }) {
  if (!clock) return "–";
  const isOver = (shareOf(clock, now) ?? 0) >= 1;
  return <span className={isOver ? "text-bad" : undefined}>{waitedText(clock, now)}</span>;
}

const timeText = (minutes: number | null): string => (minutes === null ? "–" : workingTimeText(minutes));

/** Beside the thirty days before. */
function Compared({ now, before }: { now: number | null; before: number | null }) {
  if (now === null || before === null) return "Nothing to compare with yet";
  if (now === before) return "As before";
  const difference = workingTimeText(Math.abs(now - before));
  return now < before ? <span className="text-ok">{difference} faster</span> : <span className="text-bad">{difference} slower</span>;
}

function Cell({ label, figure, children }: { label: string; figure: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1 border-r border-b border-line p-4 md:px-5">
      <dt className="type-small text-muted">{label}</dt>
      <dd className="type-figure">{figure ?? <Skeleton className="h-7 w-16" />}</dd>
      <dd className="type-small text-muted">{children}</dd>
    </div>
  );
}
