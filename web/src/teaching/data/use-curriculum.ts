import type { Curriculum, DraftSection, TrainingDraft } from "@blenda/domain/teaching/model";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { client } from "../../lib/calls/api.ts";
import { toast } from "../../lib/toast.ts";
import { draftQuery, learnDraft } from "./draft-queries.ts";

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

/** The tree, whose new order shows before its answer. Moves that come while one is saved go together afterwards. */
export function useCurriculum(draft: TrainingDraft) {
  const cache = useQueryClient();
  const [wanted, setWanted] = useState<Curriculum | null>(null);
  const saving = useRef<{ next: Curriculum | null; isRunning: boolean }>({ next: null, isRunning: false });

  const save = async () => {
    const { current } = saving;
    current.isRunning = true;
    let { treeMark } = draft;
    for (let next = current.next; next; next = current.next) {
      current.next = null;
      try {
        const saved = await client.teaching.saveCurriculum({ id: draft.id, treeMark, sections: next });
        treeMark = saved.treeMark;
        learnDraft(saved, cache);
      } catch (error) {
        current.next = null;
        toast.failed(error instanceof Error ? error.message : String(error));
        await cache.invalidateQueries({ queryKey: draftQuery(draft.id).queryKey });
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
