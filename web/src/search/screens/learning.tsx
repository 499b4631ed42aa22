import type { TrainingAddress } from "@blenda/domain/search/model";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { HeroBanner } from "../../content/parts/hero-banner.tsx";
import { exact } from "../../lib/text/numbers.ts";
import { ListTaxNote } from "../../product/tax/list-tax-note.tsx";
import { TrainingCard, TrainingCardSkeleton } from "../../trainings/parts/training-card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Repeat } from "../../ui/layout/repeat.tsx";
import { learningPlace, trainingQuestion } from "../data/learning-address.ts";
import { trainingsQuery } from "../data/listing-query.ts";
import { useStoredPageCount } from "../data/stored-page-count.ts";
import { FoundTabs } from "./found-tabs.tsx";
import { LearningFilters } from "./learning-filters.tsx";
import { More } from "./more.tsx";

const GRID = "grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";
const FIRST_ROW = 4;

export function Trainings() {
  const question = trainingQuestion(useSearch({ from: "/trainings" }));
  return <Learning question={question} fallbackTitle="Courses" />;
}

export function Tutorials() {
  const question = trainingQuestion(useSearch({ from: "/tutorials" }), "tutorial");
  return <Learning question={question} fallbackTitle="Tutorials" />;
}

function Learning({ question, fallbackTitle }: { question: TrainingAddress; fallbackTitle: string }) {
  const navigate = useNavigate();
  const { after: _, ...filters } = question;
  const change = (patch: { [Name in keyof TrainingAddress]?: string | undefined }) =>
    void navigate(learningPlace(trainingQuestion({ ...filters, ...patch })));
  // Tutorials have an address of their own: that they are meant is no filter there.
  const isFiltered = Object.keys(filters).some((name) => name !== "sort" && name !== "type");
  const query = trainingsQuery(question);
  const list = useInfiniteQuery(query);
  const pages = list.data?.pages ?? [];
  const [first] = pages;
  const trainings = pages.flatMap(({ items }) => items);
  const next = pages.at(-1)?.next;
  useStoredPageCount(query.queryKey, list.isPlaceholderData ? 0 : pages.length);
  return (
    <>
      {/* Whoever asked for something came for the results. */}
      {isFiltered ? (
        <h1 className="sr-only">{fallbackTitle}</h1>
      ) : (
        <HeroBanner
          page="learning"
          size="slim"
          fallbackTitle={fallbackTitle}
          primary={{ to: "/trainings" }}
          secondary={{ to: "/trainings", search: { free: "true" } }}
        />
      )}
      <div className="page pt-6">
        <FoundTabs words={question.q ?? ""} here="courses" />
        <LearningFilters question={question} listing={first} change={change} />
        <section aria-label="Results" aria-busy={list.isFetching} className="mt-5">
          <h2 className="sr-only">Results</h2>
          <div className="mb-4">
            <p role="status" className="type-ui tabular-nums">
              {first ? <Count total={first.total} of={first.of} /> : !list.isError && <Skeleton className="h-5 w-40" />}
            </p>
            <ListTaxNote />
          </div>
          {list.isPending && (
            <div aria-hidden="true" className={GRID}>
              <Repeat of={TrainingCardSkeleton} times={8} />
            </div>
          )}
          {list.isError && !first && <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />}
          {first && trainings.length === 0 && <NoTrainings isFiltered={isFiltered} />}
          <ul
            id="results"
            tabIndex={-1}
            className={classNames(GRID, "scroll-mt-(--nav-h) outline-none transition-opacity", list.isPlaceholderData && "opacity-60")}
          >
            {trainings.map((training, at) => (
              <li key={training.id}>
                <TrainingCard training={training} isFirst={at < FIRST_ROW} />
              </li>
            ))}
          </ul>
          {first && trainings.length > 0 && (
            <More
              shown={first.before + trainings.length}
              total={first.total}
              next={next ? { ...learningPlace({ ...filters, after: next }) } : null}
              isLoading={list.isFetchingNextPage || list.isPlaceholderData}
              isFailed={list.isFetchNextPageError}
              onMore={() => void list.fetchNextPage()}
            />
          )}
        </section>
      </div>
    </>
  );
}

function Count({ total, of }: { total: number; of: number }) {
  return (
    <>
      <span className="font-semibold">
        {exact(total)} {total === 1 ? "course" : "courses"}
      </span>
      {total !== of && <span className="ml-2 text-muted">of {exact(of)}</span>}
    </>
  );
}

function NoTrainings({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState icon="graduation-cap" title="No courses yet">
        The first lessons are being reviewed. Check back soon.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title="Nothing matches all of these"
      action={
        <Link to="/trainings" className={buttonStyle()}>
          See all courses
        </Link>
      }
    >
      Choose another level or category, or start over.
    </EmptyState>
  );
}
