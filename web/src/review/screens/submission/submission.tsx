import type { ReviewItem } from "@blenda/domain/review/model";
import { reviewScreens } from "@blenda/domain/review/screens";
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
import { useVerdict } from "../../data/use-verdict.ts";
import { Changes } from "./changes.tsx";
import { Checks } from "./checks.tsx";
import { Copies } from "./copies.tsx";
import { Decision } from "./decision.tsx";
import { Earlier } from "./earlier.tsx";
import { Gone } from "./gone.tsx";
import { Head } from "./head.tsx";
import { PageKeys } from "./page-keys.tsx";
import { ShopFacts } from "./shop-facts.tsx";
import { Stage } from "./stage.tsx";

/** One submission: look, compare, comment, decide, next. */
export function Submission() {
  const { productId } = useParams({ from: reviewScreens.submission.path });
  const { data, isPending, error, refetch } = useQuery(itemQuery(productId));
  usePageTitle(data?.submission.draft.fields.title);
  if (isPending) return <Waiting />;
  if (codeOf(error) === "REVIEW_NOT_FOUND") return <Gone itemId={productId} message={error?.message ?? ""} />;
  if (data) return <Body key={data.submission.id} item={data} />;
  return (
    <>
      <h1 className="sr-only">Review a product</h1>
      <ErrorState message={error?.message ?? ""} onRetry={() => void refetch()} />
    </>
  );
}

function Body({ item }: { item: ReviewItem }) {
  useClaim(item);
  const page = useRef<HTMLDivElement>(null);
  const verdict = useVerdict(item.submission.id);
  return (
    <div ref={page} className="grid min-w-0 gap-5 max-lg:pb-20">
      <Head item={item} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start gap-5">
          <Stage item={item} />
          <Copies item={item} />
          <Changes item={item} verdict={verdict} />
          <ShopFacts item={item} />
          <Earlier decisions={item.decisions} />
        </div>
        <StickyColumn className="grid min-w-0 gap-5">
          <Decision item={item} state={verdict} />
          <Checks item={item} />
        </StickyColumn>
      </div>
      <PageKeys page={page} item={item} verdict={verdict} />
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <h1 className="sr-only">Review a product</h1>
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
