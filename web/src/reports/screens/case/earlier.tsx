import type { CaseDecisionLine } from "@blenda/domain/reports/model";
import { reportTexts } from "@blenda/domain/reports/texts";
import { momentOf } from "../../../lib/text/time.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Tag } from "../../../ui/tag.tsx";

/** What was decided about this very thing, and what each side was told. */
export function Earlier({ decisions }: { decisions: readonly CaseDecisionLine[] }) {
  if (decisions.length === 0) return null;
  return (
    <Panel title="Decided before">
      <ol className="divide-y divide-line">
        {decisions.map((line) => (
          <li key={line.id} className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 type-ui">
              <span className="font-semibold">{reportTexts.decisions[line.decision]}</span>
              {line.isOfAppeal && <Tag>after an appeal</Tag>}
              {line.isUndone && <Tag tone="warn">taken back</Tag>}
              {line.suspension && <Tag tone="bad">{`suspension ${line.suspension}`}</Tag>}
              {line.isWarning && <Tag tone="warn">warning</Tag>}
              <span className="ml-auto type-small text-muted">
                {line.by.name}, {momentOf(line.at)}
              </span>
            </p>
            <p className="whitespace-pre-line wrap-anywhere text-muted">{line.reason}</p>
            {line.toReporters && <p className="type-small wrap-anywhere text-muted">To reporters: {line.toReporters}</p>}
            {line.toAuthor && <p className="type-small wrap-anywhere text-muted">To the author: {line.toAuthor}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
