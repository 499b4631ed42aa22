import type { Job } from "@blenda/domain/generation/model";
import { Link } from "@tanstack/react-router";
import { useNow } from "../../../lib/clock/now.ts";
import { agoOf } from "../../../lib/text/time.ts";
import { tokensText } from "../../../tokens/parts/token-labels.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";
import { useLiveJob } from "../../data/job-queries.ts";
import { endText, placeText, titleOf } from "../job-labels.ts";

/** One job of the history; pressed, it stands on the stage. A card on phones, a line beside the stage. */
export function ResultRow({ job: listed, isStaged }: { job: Job; isStaged: boolean }) {
  const job = useLiveJob(listed);
  const { words, ink } = stateOf(job, useNow());
  return (
    <Link
      to="/blendagen"
      search={{ job: job.id }}
      replace
      state={{ staysPut: true }}
      aria-current={isStaged ? "true" : undefined}
      className="group grid gap-2 rounded-sm transition-colors xl:grid-cols-[3.5rem_minmax(0,1fr)] xl:items-center xl:gap-3 xl:p-2 xl:-outline-offset-2 xl:hover:bg-surface-2 xl:aria-[current]:bg-surface-2"
    >
      <Thumbnail job={job} />
      <span className="grid min-w-0 gap-0.5">
        <span className="truncate type-ui font-semibold">{titleOf(job)}</span>
        <span className={classNames("truncate type-small tabular-nums", ink)}>{words}</span>
      </span>
    </Link>
  );
}

function Thumbnail({ job: { result, imageUrl, status } }: { job: Job }) {
  const isOngoing = status === "queued" || status === "running";
  return (
    <span
      style={stageStyle(result?.stageHue ?? null)}
      className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-sm bg-stage group-aria-[current]:max-xl:shadow-[0_0_0_2px_var(--ember)]"
    >
      {result ? (
        <img src={result.posterUrl} alt="" width={512} height={384} loading="lazy" decoding="async" className="size-full object-contain" />
      ) : imageUrl ? (
        <img src={imageUrl} alt="" loading="lazy" decoding="async" className="absolute inset-0 size-full object-cover opacity-50" />
      ) : (
        <Icon name={isOngoing ? "clock" : "circle-alert"} className="text-faint" />
      )}
    </span>
  );
}

function stateOf(job: Job, now: number): { words: string; ink: string } {
  const { status, percent, position, cost } = job;
  if (status === "running") return { words: `Running, ${percent}%`, ink: "text-ember-text" };
  if (status === "queued") return { words: position === null ? "Queued" : placeText(position), ink: "text-muted" };
  if (status === "succeeded") return { words: `${tokensText(cost)} · ${agoOf(job.createdAt, now)}`, ink: "text-muted" };
  return { words: endText(job), ink: status === "cancelled" ? "text-muted" : "text-bad" };
}
