import type { TrainingProgress } from "@blenda/domain/learning/model";
import type { LessonLine, TrainingPage } from "@blenda/domain/trainings/model";
import { trainingDisplay } from "@blenda/domain/trainings/rules";
import { trainingTexts } from "@blenda/domain/trainings/texts";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { progressQuery } from "../../learning/data/learning-queries.ts";
import { CertificatePanel } from "../../learning/parts/certificate-panel.tsx";
import { OwnLesson } from "../../learning/parts/own-lesson.tsx";
import { ShopLine } from "../../product/shop-line.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Breadcrumb } from "../../ui/layout/breadcrumb.tsx";
import { Paragraphs } from "../../ui/layout/paragraphs.tsx";
import { stageStyle } from "../../ui/stage-style.ts";
import { lessonQuery } from "../data/training-query.ts";
import { Curriculum } from "../parts/curriculum.tsx";
import { TaughtBy } from "./taught-by.tsx";
import { TrainingReviews } from "./training-reviews.tsx";
import { TrainingSkeleton } from "./training-skeleton.tsx";

/** The training as its owner sees it: the lesson they were at, the others beside it. */
export function OwnedTraining({ training }: { training: TrainingPage }) {
  const { data: progress, error, refetch } = useQuery(progressQuery(training.id));
  if (progress) return <Classroom training={training} progress={progress} />;
  if (!error) return <TrainingSkeleton />;
  return (
    <div className="page pt-12">
      <h1 className="sr-only">{training.title}</h1>
      <ErrorState message={error.message} onRetry={() => void refetch()} />
    </div>
  );
}

/** The place where a learner goes on: the lesson they were at, or the next one that is not done. */
function lessonToContinue(lessons: readonly LessonLine[], { lastLessonId, lessons: known }: TrainingProgress): string | null {
  const done = new Set(known.flatMap(({ lessonId, completedAt }) => (completedAt ? lessonId : [])));
  const at = lessons.findIndex(({ id }) => id === lastLessonId);
  const onward = [...lessons.slice(Math.max(0, at)), ...lessons];
  return (onward.find(({ id }) => !done.has(id)) ?? lessons[0])?.id ?? null;
}

function Classroom({ training, progress }: { training: TrainingPage; progress: TrainingProgress }) {
  const lessons = training.sections.flatMap((section) => section.lessons);
  const asked = useSearch({ from: "/learning/$id" });
  const wanted = lessons.find(({ id }) => id === asked.lesson)?.id;
  const [{ id: lessonId, isAskedFor }, setOpen] = useState(() => ({
    id: wanted ?? lessonToContinue(lessons, progress),
    isAskedFor: false,
  }));
  const player = useRef<HTMLDivElement>(null);
  const { title, shopName } = trainingDisplay(training);
  const open = (id: string) => {
    setOpen({ id, isAskedFor: true });
    player.current?.scrollIntoView({ block: "nearest" });
  };
  const next = lessons[lessons.findIndex(({ id }) => id === lessonId) + 1];
  return (
    <article style={stageStyle(training.stageHue)} className="page pt-4 md:pt-5">
      <div className="max-md:hidden">
        <Breadcrumb
          links={[
            <Link key="own" to="/my-tutorials">
              My courses
            </Link>,
          ]}
          here={title}
        />
      </div>
      <div className="grid gap-x-8 gap-y-8 max-md:-mt-4 lg:mt-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div ref={player} className="min-w-0 max-md:-mx-(--gutter)">
          {lessonId && (
            <OpenLesson
              key={lessonId}
              training={training}
              lessonId={lessonId}
              progress={progress}
              isAskedFor={isAskedFor}
              questionId={lessonId === wanted ? asked.question : undefined}
              next={next ? { title: next.title, onOpen: () => open(next.id) } : null}
            />
          )}
        </div>
        <div className="grid content-start gap-6">
          <div className="grid gap-4">
            <ShopLine shop={training.shop} name={shopName} />
            <h1 className="type-h2">{title}</h1>
            <Progress label={progress.percent >= 100 ? "You have finished it" : "Your progress"} value={progress.percent} />
          </div>
          <CertificatePanel progress={progress} />
          <Curriculum training={training} lessonId={lessonId} onOpen={open} progress={progress} />
          <TaughtBy shop={training.shop} />
          {training.description && (
            <section>
              <h2 className="mb-4 type-h3">About this {training.type}</h2>
              <Paragraphs text={training.description} />
            </section>
          )}
        </div>
      </div>
      <TrainingReviews training={training} />
    </article>
  );
}

interface OpenProps extends Pick<Parameters<typeof OwnLesson>[0], "progress" | "isAskedFor" | "next" | "questionId"> {
  training: TrainingPage;
  lessonId: string;
}

function OpenLesson({ training, lessonId, ...rest }: OpenProps) {
  const { data: lesson, error, refetch } = useQuery(lessonQuery(training.id, lessonId));
  if (lesson) return <OwnLesson lesson={lesson} poster={training.cover?.url} {...rest} />;
  if (!error) {
    return (
      <div role="status">
        <span className="sr-only">Loading the lesson</span>
        <Skeleton className="aspect-video rounded-none md:rounded-md" />
      </div>
    );
  }
  return (
    <div className="grid aspect-video place-items-center bg-surface-1 md:rounded-md">
      <ErrorState message={error.message || trainingTexts.loadFailed} onRetry={() => void refetch()} />
    </div>
  );
}
