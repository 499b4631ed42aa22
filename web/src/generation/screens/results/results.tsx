import type { ToolPage } from "@blenda/domain/generation/model";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { jobsQuery } from "../../data/job-queries.ts";
import { ResultRow } from "./result-row.tsx";

interface Props {
  page: ToolPage;
  stagedId: string | undefined;
}

const SEARCH_FROM = 5;

/** Everything made so far, newest first. The first page came with the tool; more is asked for when it is wanted. */
export function Results({ page, stagedId }: Props) {
  const [typed, setTyped] = useState("");
  const { jobs, hasMore, more, isLoading, error } = useHistory(page, useDeferredValue(typed.trim()));
  const isSearching = typed.trim() !== "";
  return (
    <section aria-labelledby="results-title" className="grid min-w-0 content-start gap-3">
      <div className="flex h-8 items-center justify-between gap-4">
        <h2 id="results-title" className="type-h3">
          Results
        </h2>
        <span className="type-small text-muted">Newest first</span>
      </div>
      {(page.jobs.length >= SEARCH_FROM || isSearching) && (
        <div className="relative">
          <Icon name="search" className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted" />
          <Input
            type="search"
            aria-label="Search your results"
            placeholder="Search your results"
            value={typed}
            className="h-10 pl-10"
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      )}
      {error && (
        <p role="alert" className="type-small text-bad">
          {error.message}
        </p>
      )}
      {jobs.length === 0 && !isLoading ? (
        <EmptyState icon={isSearching ? "search" : "box"} title={isSearching ? "Nothing fits" : "Nothing made yet"}>
          {isSearching ? "Try another word of the prompt." : "Your models will be listed here."}
        </EmptyState>
      ) : (
        <ul
          aria-busy={isLoading}
          className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 lg:grid-cols-5 xl:-mx-2 xl:grid-cols-1 xl:gap-1"
        >
          {jobs.map((job) => (
            <li key={job.id} className="min-w-0">
              <ResultRow job={job} isStaged={job.id === stagedId} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button isBusy={isLoading} onClick={more}>
          Load more
        </Button>
      )}
    </section>
  );
}

function useHistory({ jobs, nextCursor }: ToolPage, search: string) {
  const cache = useQueryClient();
  const [isLong, setLong] = useState(false);
  const isAsked = isLong || search !== "";
  const list = useInfiniteQuery({ ...jobsQuery(search), enabled: isAsked });
  const known = isAsked ? list.data : undefined;
  const more = () => {
    // What is here already is its first page.
    if (!isAsked) cache.setQueryData(jobsQuery("").queryKey, { pages: [{ jobs, nextCursor }], pageParams: [undefined] });
    setLong(true);
    void list.fetchNextPage();
  };
  return {
    jobs: known ? known.pages.flatMap((one) => one.jobs) : search === "" ? jobs : [],
    hasMore: known ? list.hasNextPage : nextCursor !== null && search === "",
    isLoading: isAsked && list.isFetching,
    error: isAsked ? list.error : null,
    more,
  };
}
