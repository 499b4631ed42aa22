import type { TrainingDraft } from "@blenda/domain/teaching/model";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { newKey } from "../../../../lib/calls/key.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Kbd } from "../../../../ui/kbd.tsx";
import { learnTraining } from "../../../data/training-drafts.ts";

interface Props {
  draft: TrainingDraft;
  openId: string | null;
  onLesson: (lessonId: string) => void;
  onSection: (sectionId: string) => void;
}

/** A new lesson goes into the section one is in, a new section to the end. */
export function TreeFooter({ draft, openId, onLesson, onSection }: Props) {
  const { sections } = draft;
  const here = sections.find(({ lessons }) => lessons.some(({ id }) => id === openId)) ?? sections.at(-1);
  const lesson = useAct(api.teaching.addLesson, {
    learn: (added, cache) => {
      learnTraining(added.draft, cache);
      onLesson(added.lessonId);
    },
  });
  const section = useAct(api.teaching.addSection, {
    learn: (next, cache) => {
      learnTraining(next, cache);
      const added = next.sections.at(-1);
      if (added) onSection(added.id);
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3">
      <Button
        data-add-lesson
        size="small"
        icon="plus"
        isBusy={lesson.isActing}
        onClick={() => here && lesson.act({ id: draft.id, key: newKey(), sectionId: here.id })}
      >
        Lesson
      </Button>
      <Button
        kind="quiet"
        size="small"
        icon="plus"
        isBusy={section.isActing}
        onClick={() => section.act({ id: draft.id, key: newKey(), title: `Section ${sections.length + 1}` })}
      >
        Section
      </Button>
      <span className="ml-auto flex items-center gap-1.5 type-small text-muted pointer-coarse:hidden">
        <Kbd>Alt ↑↓</Kbd> moves
      </span>
    </div>
  );
}
