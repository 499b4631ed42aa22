import { authoringTexts } from "@blenda/domain/authoring/texts";
import type { DecisionLine } from "@blenda/domain/review/model";
import { momentOf } from "../../../lib/text/time.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { DecisionTag } from "../decision-tag.tsx";
import { SentComments } from "../sent-comments.tsx";

/** What was decided about it before, the latest first. */
export function Earlier({ decisions }: { decisions: readonly DecisionLine[] }) {
  if (decisions.length === 0) return null;
  return (
    <Panel title="Decided before">
      <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line">
        {decisions.map((line) => (
          <li key={line.id} className="grid gap-2 px-5 py-3">
            <Line line={line} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Line({ line }: { line: DecisionLine }) {
  const { decision, isOverturned, decidedAt, reviewer, reason, text, version } = line;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 type-small text-muted">
        <DecisionTag decision={decision} isOverturned={isOverturned} />
        {version && <span>Version {version}</span>}
        <span>
          {reviewer ? `${reviewer.name}, ` : ""}
          {momentOf(decidedAt)}
        </span>
      </p>
      {reason && <p className="type-ui font-semibold">{authoringTexts.rejections[reason]}</p>}
      {text && <p className="type-ui whitespace-pre-line">{text}</p>}
      <SentComments line={line} />
    </>
  );
}
