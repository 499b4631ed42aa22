import { GOOD_SCORE } from "@blenda/domain/catalogue/constants";
import type { Job, JobResult } from "@blenda/domain/generation/model";
import { generationTexts } from "@blenda/domain/generation/texts";
import type { ReactNode } from "react";
import { useIsNarrow } from "../../../lib/page/narrow.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { tokensText } from "../../../tokens/parts/token-labels.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { fitOf } from "../../../ui/model-viewer/engine/fit-of.ts";
import { ModelViewer } from "../../../ui/model-viewer/model-viewer.tsx";
import { Tag } from "../../../ui/tag.tsx";
import type { Starter } from "../../data/use-start.ts";
import { titleOf } from "../job-labels.ts";
import { StageHead } from "../stage-head.tsx";
import { DoneActions } from "./done-actions.tsx";
import { Check, Facts, Understood } from "./done-facts.tsx";
import { Downloads } from "./downloads.tsx";
import { RemoveJob } from "./remove-job.tsx";

interface Props {
  job: Job;
  result: JobResult;
  starter: Starter;
  balance: number;
  canStart: boolean;
  onReuse: (job: Job) => void;
}

/** The finished model: to be turned, read, taken along, varied and sold. */
export function Done({ job, result, starter, balance, canStart, onReuse }: Props) {
  const { facts, score } = result;
  return (
    <>
      <StageHead
        title={titleOf(job)}
        note={
          <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
            <Tag tone={score >= GOOD_SCORE ? "ok" : "neutral"}>Score {score}</Tag>
            {exact(facts.triangles)} triangles · {secondsOf(job)} · {tokensText(job.cost)}
          </span>
        }
      >
        <RemoveJob job={job} />
      </StageHead>
      {job.instead.map((choice) => (
        <Alert key={choice.asked} tone="info" title={generationTexts.madeInstead(choice)} />
      ))}
      <div className="max-md:-mx-(--gutter)">
        <ModelViewer
          label={titleOf(job)}
          url={result.modelUrl}
          pictures={{ lit: result.posterUrl }}
          stageHue={result.stageHue}
          fit={fitOf(facts.size)}
          triangles={facts.triangles}
        />
      </div>
      <Downloads downloads={result.downloads} />
      <DoneActions job={job} result={result} starter={starter} balance={balance} canStart={canStart} onReuse={onReuse} />
      <Details>
        <Understood words={result.understood} />
        <Facts facts={facts} />
        <Check findings={result.findings} score={score} />
      </Details>
    </>
  );
}

/** On phones the next request is not far below the model: what can be read about it opens on demand. */
function Details({ children }: { children: ReactNode }) {
  if (!useIsNarrow()) return <div className="grid gap-6 pt-2">{children}</div>;
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 type-ui font-semibold [&::-webkit-details-marker]:hidden">
        Facts and file check
        <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 pt-2 pb-6">{children}</div>
    </details>
  );
}

function secondsOf({ startedAt, finishedAt }: Job): string {
  const seconds = startedAt && finishedAt ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000 : 0;
  return `made in ${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}
