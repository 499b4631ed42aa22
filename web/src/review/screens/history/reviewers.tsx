import type { Figures, ReviewerFigures } from "@blenda/domain/review/model";
import { workingTimeText } from "@blenda/domain/review/rules";
import { exact } from "../../../lib/text/numbers.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { ScrollRegion } from "../../../ui/layout/scroll-region.tsx";

const rateText = ({ overturned, rejected }: Figures): string =>
  rejected === 0 ? "–" : `${Math.round((overturned / rejected) * 100)}% (${overturned} of ${rejected})`;
const medianText = ({ medianMinutes }: Figures): string => (medianMinutes === null ? "–" : workingTimeText(medianMinutes));

const headStyle = "py-2 text-left type-small font-normal text-muted";
const figureStyle = "py-2 text-right tabular-nums whitespace-nowrap";

/** How each of the team answered: how many, how quickly, and how often an appeal changed a rejection (decision B30). */
export function Reviewers({ figures: { days, team, reviewers } }: { figures: ReviewerFigures }) {
  if (reviewers.length === 0) return null;
  const lines = [...reviewers.map(({ reviewer, ...figures }) => ({ name: reviewer.name, figures })), { name: "Everyone", figures: team }];
  return (
    <Panel title="Reviewers" aside={<p className="type-small text-muted">Last {days} days</p>}>
      <ScrollRegion aria-label="Reviewers and their figures" className="overflow-x-auto">
        <table className="w-full min-w-120 type-ui">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={headStyle}>
                Reviewer
              </th>
              {["Decisions", "Approved", "Changes", "Rejected", "Median answer", "Overturned"].map((head) => (
                <th key={head} scope="col" className={`${headStyle} text-right`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map(({ name, figures }) => (
              <tr key={name} className={name === "Everyone" ? "font-semibold" : undefined}>
                <th scope="row" className="py-2 text-left font-semibold">
                  {name}
                </th>
                <td className={figureStyle}>{exact(figures.decisions)}</td>
                <td className={figureStyle}>{exact(figures.approved)}</td>
                <td className={figureStyle}>{exact(figures.changesRequested)}</td>
                <td className={figureStyle}>{exact(figures.rejected)}</td>
                <td className={figureStyle}>{medianText(figures)}</td>
                <td className={figureStyle}>{rateText(figures)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}
