import { STEPS } from "@blenda/domain/generation/constants";
import type { Job, JobResult } from "@blenda/domain/generation/model";
import { releasedOnCancel } from "@blenda/domain/generation/rules";
import { generationTexts } from "@blenda/domain/generation/texts";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { tokensText } from "../../../tokens/parts/token-labels.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { learnJob } from "../../data/job-queries.ts";
import { aboutText, placeText, stepOf, titleOf } from "../job-labels.ts";
import { Scan } from "../scan.tsx";
import { StageHead } from "../stage-head.tsx";
import { useSecondsSince } from "../use-seconds-since.ts";

/** A job that waits or runs. `after` is the result it varies. */
export function Working({ job, after }: { job: Job; after: JobResult | null }) {
  const isRunning = job.status === "running";
  const step = stepOf(job);
  const elapsed = useSecondsSince(job.startedAt ?? job.createdAt);
  return (
    <>
      <StageHead title={titleOf(job)} note={isRunning ? `Started ${elapsed} s ago` : `Asked for ${elapsed} s ago`}>
        <CancelJob job={job} />
      </StageHead>
      <Scan
        pictureUrl={job.imageUrl ?? after?.posterUrl ?? null}
        stageHue={after?.stageHue ?? null}
        percent={isRunning ? job.percent : null}
        word={step.doing.split(" ")[0] ?? ""}
      />
      <section aria-label="Progress" className="grid gap-3 rounded-md border border-line bg-surface-1 p-4 md:p-5">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 className="type-h3">{isRunning ? step.doing : job.position === null ? "Waiting" : placeText(job.position)}</h2>
          <p className="type-ui text-muted tabular-nums">
            {isRunning && `${job.percent}%`}
            {isRunning && job.etaSeconds !== null && ", "}
            {job.etaSeconds !== null && `${aboutText(job.etaSeconds)} left`}
          </p>
          <p className="ml-auto type-small text-muted max-sm:hidden">You can leave this page. We'll save it for you.</p>
        </div>
        <progress
          aria-label={isRunning ? step.doing : "Waiting in line"}
          max={100}
          value={isRunning ? job.percent : 0}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-ember"
        />
        <Steps at={isRunning ? STEPS.indexOf(step) : -1} />
      </section>
    </>
  );
}

/** On phones only the step that goes on is named; its place says how many there are. */
function Steps({ at }: { at: number }) {
  return (
    <ol className="flex flex-wrap gap-x-5 gap-y-2 type-small">
      {STEPS.map(({ id, label }, place) => {
        const isDone = place < at;
        const isNow = place === at;
        return (
          <li
            key={id}
            aria-current={isNow ? "step" : undefined}
            className={classNames("flex items-center gap-1.5", isNow ? "font-semibold text-text" : "text-muted")}
          >
            {isDone ? (
              <Icon name="check" size={16} className="text-ok" />
            ) : (
              <span
                aria-hidden="true"
                className={classNames("m-1 size-2 rounded-full border", isNow ? "border-ember bg-ember" : "border-control-line")}
              />
            )}
            {label}
            {isDone && <span className="sr-only"> done</span>}
          </li>
        );
      })}
    </ol>
  );
}

function CancelJob({ job }: { job: Job }) {
  const [isAsking, setAsking] = useState(false);
  const { act, isActing } = useAct(api.generation.cancel, {
    learn: learnJob,
    done: ({ tokensReturned }) => generationTexts.cancelled(tokensReturned),
  });
  const back = releasedOnCancel(job.cost, job.status);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel</Button>
      {isAsking && (
        <ConfirmDialog
          question="Cancel this generation?"
          label="Cancel generation"
          keepLabel="Keep going"
          isBusy={isActing}
          onYes={() => act({ id: job.id }, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          {job.status === "queued"
            ? `It hasn't started yet, so you'll get your ${tokensText(back)} back.`
            : `It's already being made, so you'll get ${back} of ${tokensText(job.cost)} back.`}
        </ConfirmDialog>
      )}
    </>
  );
}
