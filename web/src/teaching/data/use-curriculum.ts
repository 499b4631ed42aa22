import type { Curriculum, DraftSection, TrainingDraft } from "@blenda/domain/teaching/model";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { client } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { toast } from "../../lib/toast.ts";
import { learnTraining } from "./training-drafts.ts";

const curriculumOf = (sections: readonly DraftSection[]): Curriculum =>
  sections.map(({ id, title, lessons }) => ({ id, title, lessonIds: lessons.map((lesson) => lesson.id) }));

/** The lessons as they are now, in the order that was wanted; what came meanwhile stays behind the others. */
function arranged(known: readonly DraftSection[], wanted: Curriculum): DraftSection[] {
  const lessons = new Map(known.flatMap((section) => section.lessons.map((lesson) => [lesson.id, lesson] as const)));
  const placed = new Set(wanted.flatMap(({ lessonIds }) => lessonIds));
  const sections = wanted.flatMap(({ id, title, lessonIds }) => {
    const section = known.find((one) => one.id === id);
    if (!section) return [];
    const fresh = section.lessons.filter((lesson) => !placed.has(lesson.id));
    return [{ ...section, title, lessons: [...lessonIds.flatMap((lessonId) => lessons.get(lessonId) ?? []), ...fresh] }];
  });
  return [...sections, ...known.filter(({ id }) => !wanted.some((one) => one.id === id))];
}

/** Nothing was moved or renamed since: what differs came or went. */
function isUnmoved(before: Curriculum, now: Curriculum): boolean {
  const left = (one: Curriculum, other: Curriculum) => {
    const [sections, lessons] = [new Set(other.map(({ id }) => id)), new Set(other.flatMap(({ lessonIds }) => lessonIds))];
    return one.flatMap(({ id, title, lessonIds }) =>
      sections.has(id) ? [id, title, ...lessonIds.filter((each) => lessons.has(each))] : [],
    );
  };
  return left(before, now).join("\n") === left(now, before).join("\n");
}

/** The tree, whose new order shows before its answer. Moves that come while one is saved go together afterwards. */
export function useCurriculum(draft: TrainingDraft) {
  const cache = useQueryClient();
  const [wanted, setWanted] = useState<Curriculum | null>(null);
  const saving = useRef<{ next: Curriculum | null; isRunning: boolean }>({ next: null, isRunning: false });

  /** A lesson that was added meanwhile, here or in another tab, doesn't undo a move; a move from elsewhere does. */
  const catchUp = async (before: Curriculum, wanted: Curriculum, error: Error): Promise<TrainingDraft> => {
    const now = await client.teaching.draft({ id: draft.id });
    learnTraining(now, cache);
    if (codeOf(error) !== "TEACHING_TREE_CONFLICT" || !isUnmoved(before, curriculumOf(now.sections))) throw error;
    return client.teaching.saveCurriculum({
      id: draft.id,
      treeMark: now.treeMark,
      sections: curriculumOf(arranged(now.sections, wanted)),
    });
  };
  const save = async () => {
    const { current } = saving;
    current.isRunning = true;
    let known = draft;
    for (let next = current.next; next; next = current.next) {
      const wanted = next;
      const before = curriculumOf(known.sections);
      current.next = null;
      try {
        known = await client.teaching
          .saveCurriculum({ id: draft.id, treeMark: known.treeMark, sections: wanted })
          .catch((error: Error) => catchUp(before, wanted, error));
        learnTraining(known, cache);
      } catch (error) {
        current.next = null;
        toast.failed(error instanceof Error ? error.message : String(error));
      }
    }
    current.isRunning = false;
    setWanted(null);
  };
  const order = (sections: readonly DraftSection[]) => {
    const next = curriculumOf(sections);
    setWanted(next);
    saving.current.next = next;
    if (!saving.current.isRunning) void save();
  };
  return { sections: wanted ? arranged(draft.sections, wanted) : draft.sections, order };
}
