import type { TrainingCard } from "@blenda/domain/trainings/model";
import { trainingDisplay } from "@blenda/domain/trainings/rules";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Progress } from "../../../ui/feedback/progress.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Repeat } from "../../../ui/layout/repeat.tsx";
import { ownTrainingsQuery } from "../../data/order-queries.ts";
import { Poster } from "../poster.tsx";

export function MyTutorials() {
  return (
    <div className="page py-10 lg:py-14">
      <h1 className="type-h1">My courses</h1>
      <div className="mt-6 lg:mt-8">
        <OwnTrainings />
      </div>
    </div>
  );
}

function OwnTrainings() {
  const { data, error, refetch } = useQuery(ownTrainingsQuery);
  if (!data) return error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <TrainingsSkeleton />;
  if (data.length === 0) return <NoTrainings />;
  return (
    <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {data.map(({ training, progress, lastLessonId, certificateCode }, at) => (
        <li key={training.id}>
          <OwnTraining
            training={training}
            percent={progress}
            isBegun={lastLessonId !== null}
            isLatest={at === 0}
            certificateCode={certificateCode}
          />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  training: TrainingCard;
  percent: number;
  isBegun: boolean;
  /** The one somebody most likely came for. */
  isLatest: boolean;
  certificateCode: string | null;
}

function OwnTraining({ training, percent, isBegun, isLatest, certificateCode }: Props) {
  const { title, shopName, duration } = trainingDisplay(training);
  const label = percent >= 100 ? "Watch again" : isBegun ? "Continue" : "Begin";
  return (
    <article className="grid content-start gap-3">
      <Link to="/learning/$id" params={{ id: training.id }} tabIndex={-1} aria-hidden="true">
        <Poster url={training.coverUrl} hue={training.stageHue} icon="graduation-cap" className="aspect-2/1 w-full" />
      </Link>
      <div className="grid gap-1">
        <h2 className="truncate type-h3">{title}</h2>
        <p className="truncate type-small text-muted">
          {shopName} · {training.lessonCount} {training.lessonCount === 1 ? "lesson" : "lessons"}, {duration}
        </p>
      </div>
      <Progress label={percent >= 100 ? "Done" : isBegun ? "In progress" : "Not started"} value={percent} />
      <div className="flex flex-wrap gap-2">
        <Link to="/learning/$id" params={{ id: training.id }} className={buttonStyle(isLatest ? "primary" : "secondary")}>
          <Icon name="play" />
          {label}
          <span className="sr-only"> {title}</span>
        </Link>
        {certificateCode && (
          <Link to="/certificate/$code" params={{ code: certificateCode }} className={buttonStyle("quiet")}>
            <Icon name="badge-check" />
            Certificate
            <span className="sr-only"> of {title}</span>
          </Link>
        )}
      </div>
    </article>
  );
}

function NoTrainings() {
  return (
    <EmptyState
      icon="graduation-cap"
      title="No courses yet"
      action={
        <Link to="/trainings" className={buttonStyle("primary")}>
          Browse courses
        </Link>
      }
    >
      Your courses show up here, ready to pick up where you left off.
    </EmptyState>
  );
}

const CardSkeleton = () => (
  <div className="grid gap-3">
    <Skeleton className="aspect-2/1 rounded-sm" />
    <Skeleton className="h-6 w-3/4" />
    <Skeleton className="h-4.5 w-1/2" />
    <Skeleton className="h-10 w-32 rounded-sm" />
  </div>
);

function TrainingsSkeleton() {
  return (
    <div role="status" className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading your courses</span>
      <Repeat of={CardSkeleton} times={3} />
    </div>
  );
}
