import type { Job, ToolPage } from "@blenda/domain/generation/model";
import { isOver } from "@blenda/domain/generation/rules";
import { generationTexts } from "@blenda/domain/generation/texts";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { codeOf } from "../../lib/calls/refusal.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { jobQuery } from "../data/job-queries.ts";
import type { Starter } from "../data/use-start.ts";
import { stepOf, titleOf } from "./job-labels.ts";
import { NothingYet } from "./nothing-yet.tsx";
import { Done } from "./results/done.tsx";
import { Ended } from "./results/ended.tsx";
import { Working } from "./results/working.tsx";

interface Props {
  page: ToolPage;
  starter: Starter;
  balance: number;
  /** What the form asks for. */
  source: Job["source"];
  onExample: (prompt: string) => void;
  onReuse: (job: Job) => void;
}

/** The job of the address; without one, the newest. */
export function useStagedJob(page: ToolPage) {
  const { job: asked } = useSearch({ from: "/blendagen" });
  const id = asked ?? page.jobs[0]?.id;
  const query = useQuery({
    ...jobQuery(id ?? ""),
    enabled: id !== undefined,
    ...(id !== undefined && { initialData: () => page.jobs.find((job) => job.id === id) }),
  });
  return { id, job: query.data, error: query.error, retry: () => void query.refetch() };
}

export function Stage({ page, starter, balance, source, onExample, onReuse }: Props) {
  const { id, job, error, retry } = useStagedJob(page);
  if (id === undefined) return <NothingYet source={source} samples={page.samples} onExample={onExample} canTry={page.rules.isOpen} />;
  if (!job) return error ? <NotHere error={error} onRetry={retry} /> : <StageSkeleton />;
  const after = page.jobs.find(({ id: other }) => other === job.parentId)?.result ?? null;
  return (
    <>
      <p role="status" className="sr-only">
        {wordsFor(job)}
      </p>
      {!isOver(job.status) ? (
        <Working key={job.id} job={job} after={after} />
      ) : job.result ? (
        <Done
          key={job.id}
          job={job}
          result={job.result}
          starter={starter}
          balance={balance}
          canStart={page.rules.isOpen}
          onReuse={onReuse}
        />
      ) : (
        <Ended key={job.id} job={job} starter={starter} balance={balance} canStart={page.rules.isOpen} onReuse={onReuse} />
      )}
    </>
  );
}

/** Said when the step changes, not at every percent. */
function wordsFor(job: Job): string {
  if (job.status === "queued") return "Waiting in line";
  if (job.status === "running") return stepOf(job).doing;
  return job.status === "succeeded" ? generationTexts.done(titleOf(job)) : (job.message ?? "");
}

function NotHere({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (codeOf(error) !== "GENERATION_NOT_FOUND") return <ErrorState message={error.message} onRetry={onRetry} />;
  return (
    <EmptyState
      icon="box"
      title={error.message}
      action={
        <Link to="/blendagen" className={buttonStyle("secondary")}>
          Show the newest
        </Link>
      }
    >
      It was removed or belongs to another account.
    </EmptyState>
  );
}

function StageSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4">
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="aspect-3/2 rounded-md" />
    </div>
  );
}
