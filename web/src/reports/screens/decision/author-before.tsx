import { REPORTS } from "@blenda/domain/reports/constants";
import type { ReportCase } from "@blenda/domain/reports/model";
import { Panel } from "../../../ui/layout/panel.tsx";

/** What is known of an author that matters here. */
export function AuthorBefore({ author }: { author: ReportCase["author"] }) {
  if (!author) return null;
  const { reported, upheld, warnings, facts } = author;
  const all = [
    ...facts,
    { label: "Reports against", value: reported === 0 ? "none" : `${reported}, ${upheld} upheld`, isNotable: upheld > 0 },
    { label: "Warnings", value: `${warnings} of ${REPORTS.WARNINGS_MOST}`, isNotable: warnings > 0 },
  ];
  return (
    <Panel title="The author before">
      <dl className="divide-y divide-line">
        {all.map(({ label, value, isNotable }) => (
          <div key={label} className="flex justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
            <dt className="text-muted">{label}</dt>
            <dd className={`text-right font-semibold tabular-nums ${isNotable ? "text-warn" : ""}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
