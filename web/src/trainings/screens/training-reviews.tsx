import type { TrainingPage } from "@blenda/domain/trainings/model";
import { lazy, Suspense } from "react";
import { NearView } from "../../ui/layout/near-view.tsx";

const PLACE = "mt-12 min-h-80";
const Reviews = lazy(() => import("../../ratings/parts/reviews/reviews.tsx").then((part) => ({ default: part.Reviews })));

/** What learners say, for readers who come that far. */
export const TrainingReviews = ({ training: { id, title } }: { training: TrainingPage }) => (
  <NearView placeClass={PLACE} anchor="reviews">
    <Suspense fallback={<div className={PLACE} />}>
      <div data-print="hidden" className="mt-12">
        <Reviews itemType="training" itemId={id} title={title} />
      </div>
    </Suspense>
  </NearView>
);
