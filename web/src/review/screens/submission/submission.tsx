import type { PublishedType } from "@blenda/domain/publication/constants";
import type { ReviewItem } from "@blenda/domain/review/model";
import { reviewTexts } from "@blenda/domain/review/texts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useRef } from "react";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { StickyColumn } from "../../../ui/layout/sticky-column.tsx";
import { itemQuery } from "../../data/review-queries.ts";
import { useClaim } from "../../data/use-claim.ts";
import { useVerdict, type VerdictState } from "../../data/use-verdict.ts";
import { Answers } from "./answers.tsx";
import { Decision } from "./decision.tsx";
import { Earlier } from "./earlier.tsx";
import { Gone } from "./gone.tsx";
import { Head } from "./head.tsx";
import { PageKeys } from "./page-keys.tsx";
import { Checks } from "./product/checks.tsx";
import { Copies } from "./product/copies.tsx";
import { ProductChanges } from "./product/product-changes.tsx";
import { Stage } from "./product/stage.tsx";
import { ShopFacts } from "./shop-facts.tsx";
import { CourseRules } from "./training/course-rules.tsx";
import { Lessons } from "./training/lessons.tsx";
import { SameFilms } from "./training/same-films.tsx";
import { TrainingChanges } from "./training/training-changes.tsx";

export function ProductSubmission() {
  const { productId } = useParams({ strict: false });
  return <Submission itemType="product" id={productId ?? ""} />;
}

export function TrainingSubmission() {
  const { trainingId } = useParams({ strict: false });
  return <Submission itemType="training" id={trainingId ?? ""} />;
}

/** One submission: look, compare, comment, decide, next. */
function Submission({ itemType, id }: { itemType: PublishedType; id: string }) {
  const { data, isPending, error, refetch } = useQuery(itemQuery({ itemType, id }));
  usePageTitle(data?.submission.draft.fields.title);
  if (isPending) return <Waiting itemType={itemType} />;
  if (codeOf(error) === "REVIEW_NOT_FOUND") return <Gone itemType={itemType} id={id} message={error?.message ?? ""} />;
  if (data) return <Body key={data.submission.id} item={data} />;
  return (
    <>
      <h1 className="sr-only">{reviewTexts.items[itemType].review}</h1>
      <ErrorState message={error?.message ?? ""} onRetry={() => void refetch()} />
    </>
  );
}

function Body({ item }: { item: ReviewItem }) {
  useClaim(item);
  const page = useRef<HTMLDivElement>(null);
  const verdict = useVerdict(item.submission.id);
  return (
    <div ref={page} className="grid min-w-0 grid-cols-1 gap-5 max-lg:pb-20">
      <Head item={item} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <Work item={item} verdict={verdict} />
          <ShopFacts item={item} />
          <Earlier decisions={item.decisions} />
        </div>
        <StickyColumn className="grid min-w-0 gap-5">
          <Decision item={item} state={verdict} />
          {item.itemType === "product" ? <Checks item={item} /> : <CourseRules item={item} />}
        </StickyColumn>
      </div>
      <PageKeys page={page} item={item} verdict={verdict} />
    </div>
  );
}

/** What was made, as its type is looked at: a model is turned, a course is watched and read. */
function Work({ item, verdict }: { item: ReviewItem; verdict: VerdictState }) {
  if (item.itemType === "product")
    return (
      <>
        <Copies item={item} />
        <Stage item={item} />
        <Answers item={item} />
        <ProductChanges item={item} verdict={verdict} />
      </>
    );
  return (
    <>
      <SameFilms item={item} />
      <Lessons item={item} verdict={verdict} />
      <Answers item={item} />
      <TrainingChanges item={item} verdict={verdict} />
    </>
  );
}

function Waiting({ itemType }: { itemType: PublishedType }) {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-5">
      <h1 className="sr-only">{reviewTexts.items[itemType].review}</h1>
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-10 w-80 max-w-full" />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-120 rounded-md" />
        <Skeleton className="h-96 rounded-md" />
      </div>
    </div>
  );
}
