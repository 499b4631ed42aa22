import type { Job } from "@blenda/domain/generation/model";
import { tokensText } from "../../../tokens/parts/token-labels.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Starter } from "../../data/use-start.ts";
import { endText, titleOf } from "../job-labels.ts";
import { StageHead } from "../stage-head.tsx";
import { RemoveJob } from "./remove-job.tsx";

interface Props {
  job: Job;
  starter: Starter;
  balance: number;
  canStart: boolean;
  onReuse: (job: Job) => void;
}

/** A job that came to nothing: why, what came back, and the way to try again. */
export function Ended({ job, starter, balance, canStart, onReuse }: Props) {
  const isCancelled = job.status === "cancelled";
  const isReady = canStart && starter.cooling === 0 && balance >= job.cost;
  return (
    <>
      <StageHead title={titleOf(job)} note={endText(job)}>
        <RemoveJob job={job} />
      </StageHead>
      <div className="grid content-center justify-items-center gap-2 rounded-md bg-surface-1 px-4 py-16 text-center xl:flex-1">
        <Icon name={isCancelled ? "ban" : "circle-alert"} size={32} className={isCancelled ? "mb-2 text-faint" : "mb-2 text-bad"} />
        <h3 className="type-h3">{isCancelled ? "You cancelled this one" : (job.message ?? endText(job))}</h3>
        {job.tokensReturned > 0 && (
          <p className="text-muted tabular-nums">
            {job.tokensReturned} of {tokensText(job.cost)} came back.
          </p>
        )}
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <Button icon="rotate-ccw" disabled={!isReady} isBusy={starter.isStarting} onClick={() => starter.again(job, onReuse)}>
            Try again for {tokensText(job.cost)}
          </Button>
          {job.prompt !== "" && (
            <Button kind="quiet" onClick={() => onReuse(job)}>
              Change the words
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
