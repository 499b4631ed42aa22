import { can } from "@blenda/domain/access/can";
import type { Job, JobResult } from "@blenda/domain/generation/model";
import { generationTexts } from "@blenda/domain/generation/texts";
import { leadsSomewhere } from "@blenda/domain/navigation";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { sessionQuery } from "../../../lib/session/session.ts";
import { tokensText } from "../../../tokens/parts/token-labels.ts";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { learnJob } from "../../data/job-queries.ts";
import type { Starter } from "../../data/use-start.ts";

interface Props {
  job: Job;
  result: JobResult;
  starter: Starter;
  balance: number;
  canStart: boolean;
  onReuse: (job: Job) => void;
}

/** What a result leads to. */
export function DoneActions({ job, result, starter, balance, canStart, onReuse }: Props) {
  const isReady = canStart && starter.cooling === 0 && balance >= job.cost;
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon="layers" disabled={!isReady} isBusy={starter.isStarting} onClick={() => starter.again(job, onReuse)}>
        {canStart && starter.cooling > 0 ? `Variation in ${starter.cooling} s` : `Variation for ${tokensText(job.cost)}`}
      </Button>
      {job.prompt !== "" && (
        <Button icon="pen-line" onClick={() => onReuse(job)}>
          Reuse prompt
        </Button>
      )}
      <Sell job={job} result={result} />
    </div>
  );
}

/** Creators get a draft of a product; everybody else the way to become one, where there is one. */
function Sell({ job, result }: { job: Job; result: JobResult }) {
  const { user, flags } = useSuspenseQuery(sessionQuery).data;
  const { act, isActing } = useAct(api.generation.startDraft, {
    learn: ({ productId }, cache) => learnJob({ ...job, result: { ...result, draftProductId: productId } }, cache),
    done: () => generationTexts.drafted,
  });
  // A draft is only worth making where its maker can open it.
  if (can(user, "creator") && !leadsSomewhere("/dashboard/products", user, flags)) return null;
  if (!can(user, "creator"))
    return leadsSomewhere("/become-a-creator", user, flags) ? (
      <Link to={"/become-a-creator" as string} className={buttonStyle()}>
        <Icon name="store" />
        Sell it
      </Link>
    ) : null;
  if (result.draftProductId !== null)
    return (
      <Link to="/dashboard/products/$productId/edit" params={{ productId: result.draftProductId }} className={buttonStyle()}>
        <Icon name="circle-check" className="text-ok" />
        Draft made, open it
      </Link>
    );
  return (
    <Button icon="store" isBusy={isActing} onClick={() => act({ id: job.id })}>
      Sell it
    </Button>
  );
}
