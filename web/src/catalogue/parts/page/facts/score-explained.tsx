import { GOOD_SCORE } from "@blenda/domain/catalogue/constants";
import { lazy, Suspense } from "react";
import { Popover } from "../../../../ui/feedback/popover.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Tag } from "../../../../ui/tag.tsx";

const ScoreCosts = lazy(() => import("./score-costs.tsx").then((module) => ({ default: module.ScoreCosts })));

/** The score of the file check; pressed, it says what is measured and how it adds up. */
export function ScoreExplained({ score }: { score: number }) {
  return (
    <Popover
      label={`Score ${score}: how it adds up`}
      title="How the score adds up"
      isForReading
      triggerClass="touch-target rounded-xs"
      trigger={
        <Tag tone={score >= GOOD_SCORE ? "ok" : "neutral"}>
          <Icon name="shield-check" size={14} />
          Score {score}
        </Tag>
      }
      panelClass="absolute top-full left-0 w-88 pt-2 max-md:fixed max-md:inset-x-4 max-md:top-auto max-md:w-auto"
    >
      {() => (
        <Suspense>
          <ScoreCosts />
        </Suspense>
      )}
    </Popover>
  );
}
