import type { LessonLine, TrainingPage } from "@blenda/domain/trainings/model";
import { trainingTexts } from "@blenda/domain/trainings/texts";
import { useQuery } from "@tanstack/react-query";
import { LessonView } from "../../learning/parts/lesson-view.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lessonQuery } from "../data/training-query.ts";

interface Props {
  training: TrainingPage;
  lessonId: string | null;
  onLesson: (lessonId: string) => void;
}

/** The cover until a preview is opened; then the lesson. */
export function Player({ training, lessonId, onLesson }: Props) {
  if (lessonId) return <OpenLesson training={training} lessonId={lessonId} />;
  const first = training.sections.flatMap(({ lessons }) => lessons).find(({ isPreview }) => isPreview);
  return (
    <div className="relative grid aspect-video place-items-center overflow-hidden bg-stage md:rounded-md">
      {training.cover ? (
        <img
          src={training.cover.url}
          alt={training.cover.alt}
          width={training.cover.width}
          height={training.cover.height}
          fetchPriority="high"
          className="absolute inset-0 size-full object-contain"
        />
      ) : (
        <Icon name="graduation-cap" size={56} className="text-faint" />
      )}
      {first && <PreviewButton lesson={first} onPress={() => onLesson(first.id)} />}
    </div>
  );
}

function PreviewButton({ lesson, onPress }: { lesson: LessonLine; onPress: () => void }) {
  return (
    <div data-print="hidden" className="absolute bottom-4 left-4">
      <Button size="large" icon={lesson.kind === "video" ? "play" : "file-text"} onClick={onPress}>
        {lesson.kind === "video" ? "Watch a free lesson" : "Read a free lesson"}
      </Button>
    </div>
  );
}

function OpenLesson({ training, lessonId }: { training: TrainingPage; lessonId: string }) {
  const { data: lesson, isPending, error, refetch } = useQuery(lessonQuery(training.id, lessonId));
  if (isPending) {
    return (
      <div role="status">
        <span className="sr-only">Loading the lesson</span>
        <Skeleton className="aspect-video rounded-none md:rounded-md" />
      </div>
    );
  }
  if (!lesson) {
    return (
      <div className="grid aspect-video place-items-center bg-surface-1 md:rounded-md">
        <ErrorState message={error?.message ?? trainingTexts.loadFailed} onRetry={() => void refetch()} />
      </div>
    );
  }
  // A new element for each lesson: a player that changes its film keeps the old one's captions and speed.
  return <LessonView key={lesson.id} lesson={lesson} poster={training.cover?.url} />;
}
