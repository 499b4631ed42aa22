import { trainingTexts } from "@blenda/domain/trainings/texts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useOwnsTraining } from "../../learning/data/learning-queries.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useCountView } from "../../product/page-view.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { ownTrainingQuery, trainingQuery } from "../data/training-query.ts";
import { OwnedTraining } from "./owned-training.tsx";
import { TrainingBody } from "./training-body.tsx";
import { TrainingSkeleton } from "./training-skeleton.tsx";

export function Training() {
  const { id } = useParams({ from: "/learning/$id" });
  const shown = useQuery(trainingQuery(id));
  const isOwner = useOwnsTraining(id);
  // What is on sale no more stays open to its buyers.
  const isKept = isOwner === true && codeOf(shown.error) === "TRAININGS_NOT_FOUND";
  const kept = useQuery({ ...ownTrainingQuery(id), enabled: isKept });
  const { data: training, isPending, error, refetch } = isKept ? kept : shown;
  usePageTitle(training?.title);
  // A learner here has bought it, and is not looking at what it is.
  useCountView(training && isOwner === false ? `training:${training.id}` : null, training?.shop.creatorId);
  if (isPending || isOwner === undefined) return <TrainingSkeleton />;
  if (training && isOwner) return <OwnedTraining key={training.id} training={training} />;
  // Another training starts anew: the open lesson belongs to the one before.
  if (training) return <TrainingBody key={training.id} training={training} />;
  if (codeOf(error) === "TRAININGS_NOT_FOUND") return <NoTraining message={error?.message ?? ""} />;
  return (
    <div className="page pt-12">
      <h1 className="sr-only">Training</h1>
      <ErrorState message={error?.message ?? trainingTexts.loadFailed} onRetry={() => void refetch()} />
    </div>
  );
}

function NoTraining({ message }: { message: string }) {
  return (
    <div className="page grid justify-items-start gap-4 py-24">
      <p className="type-ui text-muted tabular-nums">404</p>
      <h1 className="type-h1">{message}</h1>
      <p className="max-w-prose text-muted">The link may be wrong, or the creator removed it. There are plenty of other courses.</p>
      <Link to="/trainings" className={buttonStyle("primary", "large", "mt-2")}>
        Browse courses
      </Link>
    </div>
  );
}
