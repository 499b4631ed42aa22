import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";

/** Asked anew with every visit to the page: a step may have been taken on another. */
const stepsQuery = queryOptions({ ...api.account.firstSteps.queryOptions(), staleTime: 0, refetchOnMount: true });

/** First steps for a new account. They go when all is done, or when they are put away. */
export function FirstSteps() {
  const cache = useQueryClient();
  const { data: done } = useQuery(stepsQuery);
  const { act } = useAct(api.account.endFirstSteps, {
    foresee: (_nothing, kept) => {
      const before = kept.getQueryData(sessionQuery.queryKey);
      kept.setQueryData(sessionQuery.queryKey, before && { ...before, user: before.user && { ...before.user, hasFirstSteps: false } });
      return () => cache.setQueryData(sessionQuery.queryKey, before);
    },
  });
  const isAllDone = done?.hasFollowed && done.hasTaken && done.hasGenerated;
  useEffect(() => {
    if (isAllDone) act(undefined);
  }, [isAllDone, act]);
  return (
    <section aria-labelledby="first-steps" className="relative min-h-54 rounded-md sm:min-h-30 border border-line bg-surface-1 p-4 sm:p-5">
      <h2 id="first-steps" className="pr-10 type-h3">
        Three good first steps
      </h2>
      <IconButton icon="x" label="Hide first steps" className="absolute! top-2 right-2" onClick={() => act(undefined)} />
      <ol className="mt-3 grid gap-2 sm:grid-cols-3">
        <Step icon="box" to="/marketplace" search={{ free: "true" }} title="Take a free model" isDone={done?.hasTaken} />
        <Step icon="store" to="/marketplace" title="Follow a shop you like" isDone={done?.hasFollowed} />
        <Step icon="sparkles" to="/blendagen" title="Generate a model, 3 are on us" isDone={done?.hasGenerated} />
      </ol>
    </section>
  );
}

interface StepProps {
  icon: IconName;
  to: "/marketplace" | "/blendagen";
  search?: { free: string };
  title: string;
  isDone: boolean | undefined;
}

function Step({ icon, to, search, title, isDone = false }: StepProps) {
  return (
    <li>
      <Link
        to={to}
        search={search as never}
        className="flex min-h-11 items-center gap-3 rounded-sm border border-line bg-bg px-3 py-2 type-ui transition-colors hover:border-line-strong"
      >
        <Icon name={isDone ? "circle-check" : icon} className={isDone ? "text-ok" : "text-ember-text"} />
        <span className={isDone ? "text-muted line-through" : undefined}>{title}</span>
        {isDone && <span className="sr-only">Done</span>}
      </Link>
    </li>
  );
}
