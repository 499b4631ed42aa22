import type { TrainingPage } from "@blenda/domain/trainings/model";
import { trainingDisplay } from "@blenda/domain/trainings/rules";
import { Link, useSearch } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { BundleShelf } from "../../bundles/parts/bundle-shelf.tsx";
import { useReader } from "../../learning/data/use-reader.ts";
import { Questions } from "../../learning/parts/questions/questions.tsx";
import { ReportButton } from "../../reports/parts/report-entry.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Breadcrumb } from "../../ui/layout/breadcrumb.tsx";
import { Paragraphs } from "../../ui/layout/paragraphs.tsx";
import { SectionHead, sectionLinkStyle } from "../../ui/layout/section-head.tsx";
import { StickyColumn } from "../../ui/layout/sticky-column.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { stageStyle } from "../../ui/stage-style.ts";
import { LearnLines, RequirementLines } from "../parts/course-lines.tsx";
import { Curriculum } from "../parts/curriculum.tsx";
import { TrainingCard } from "../parts/training-card.tsx";
import { EnrolBox, TrainingDock } from "./enrol-box.tsx";
import { Player } from "./player.tsx";
import { TaughtBy } from "./taught-by.tsx";
import { TrainingReviews } from "./training-reviews.tsx";

export function TrainingBody({ training }: { training: TrainingPage }) {
  const asked = useSearch({ from: "/learning/$id" });
  const reader = useReader(training.shop.creatorId);
  const lessons = training.sections.flatMap((section) => section.lessons);
  const [lessonId, setLessonId] = useState(() => (reader && lessons.find(({ id }) => id === asked.lesson)?.id) ?? null);
  const isPlayable = reader === "creator" || lessons.some(({ id, isPreview }) => id === lessonId && isPreview);
  const player = useRef<HTMLDivElement>(null);
  const { title } = trainingDisplay(training);
  const open = (id: string) => {
    setLessonId(id);
    player.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <article style={stageStyle(training.stageHue)} className="page pt-4 md:pt-5">
      <div className="max-md:hidden">
        <Breadcrumb
          links={[
            <Link key="all" to="/trainings">
              Courses
            </Link>,
          ]}
          here={title}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 lg:mt-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] max-md:-mt-4">
        <div ref={player} className="max-md:-mx-(--gutter)">
          <Player training={training} lessonId={isPlayable ? lessonId : null} onLesson={open} />
          {reader && lessonId && (
            <div className="mt-6 max-md:px-(--gutter)">
              <Questions
                key={lessonId}
                place={{ trainingId: training.id, lessonId, questionId: lessonId === asked.lesson ? asked.question : undefined }}
                reader={reader}
                seconds={null}
                onGo={() => {}}
              />
            </div>
          )}
        </div>
        <StickyColumn className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <EnrolBox training={training} />
          <TaughtBy shop={training.shop} />
          <div className="justify-self-start">
            <ReportButton targetType="training" targetId={training.id} name={title} ownerId={training.shop.creatorId} />
          </div>
        </StickyColumn>
        <div className="grid min-w-0 content-start gap-10">
          {training.learn.length > 0 && <LearnLines lines={training.learn} />}
          <Curriculum training={training} lessonId={lessonId} onOpen={open} isAllOpen={reader !== null} />
          {training.description && (
            <section>
              <h2 className="mb-4 type-h2">About this {training.type}</h2>
              {training.descriptionRich ? (
                <RichText text={training.descriptionRich} mode="basic" />
              ) : (
                <Paragraphs text={training.description} />
              )}
            </section>
          )}
          {training.requirements.length > 0 && <RequirementLines lines={training.requirements} />}
        </div>
      </div>
      <TrainingReviews training={training} />
      <BundleShelf title="In these bundles" of={{ itemType: "training", itemId: training.id }} className="mt-12" />
      <More training={training} />
      {training.isForSale && <TrainingDock training={training} />}
    </article>
  );
}

function More({ training: { moreFromShop, shop } }: { training: TrainingPage }) {
  if (moreFromShop.length === 0) return null;
  return (
    <section data-print="hidden" className="mt-12">
      <SectionHead title={`More from ${shop.name}`}>
        <Link to="/shop/$slug" params={{ slug: shop.slug }} className={sectionLinkStyle}>
          Visit shop
          <Icon name="arrow-right" size={16} />
        </Link>
      </SectionHead>
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {moreFromShop.map((other) => (
          <li key={other.id}>
            <TrainingCard training={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
