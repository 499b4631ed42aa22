import type { Analytics } from "@blenda/domain/generation/model";
import { exact } from "../../../lib/text/numbers.ts";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { FactLine } from "./fact-line.tsx";
import { spanText } from "./period.ts";

/** What goes on at this moment, and how long things take. */
export function RightNow({ figures }: { figures: Analytics }) {
  const { waiting, running, usedTodayPercent, medianSeconds, slowSeconds, people, tokensReturned, days } = figures;
  // Until something has succeeded, there is nothing to go by.
  const timeText = (seconds: number): string => (figures.succeeded === 0 ? "–" : spanText(seconds));
  const isAtWork = waiting + running > 0;
  return (
    <Panel
      title="Right now"
      aside={
        <Tag tone={isAtWork ? "ok" : "neutral"} hasDot>
          {isAtWork ? "At work" : "Idle"}
        </Tag>
      }
    >
      <dl className="divide-y divide-line border-y border-line type-ui">
        <FactLine name="Running">{exact(running)}</FactLine>
        <FactLine name="Waiting">{exact(waiting)}</FactLine>
        <FactLine name="Median time">{timeText(medianSeconds)}</FactLine>
        <FactLine name="95th percentile">{timeText(slowSeconds)}</FactLine>
        <FactLine name={`People in ${days} days`}>{exact(people)}</FactLine>
        <FactLine name="Tokens given back">{exact(tokensReturned)}</FactLine>
      </dl>
      <div className="mt-5">
        <Progress label="Today’s limit" value={Math.min(100, usedTodayPercent)} />
      </div>
    </Panel>
  );
}
