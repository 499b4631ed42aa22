import type { DraftSection } from "@blenda/domain/teaching/model";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { useEffect } from "react";
import { useFilm } from "../../../../learning/parts/use-film.ts";
import { ConflictNotice } from "../../../../product/editing/conflict-notice.tsx";
import { Remarks } from "../../../../product/editing/field-frame.tsx";
import { Tag, type TagTone } from "../../../../ui/tag.tsx";
import { numberOf } from "../../../data/tree-order.ts";
import { useLessonForm } from "../../../data/use-lesson-form.ts";
import type { LessonStatus } from "../lesson-status.ts";
import { FilmPart } from "./film-part.tsx";
import { LessonFields } from "./lesson-fields.tsx";
import { LessonMoves } from "./lesson-moves.tsx";
import type { HeldLesson, LessonProps } from "./lesson-props.ts";
import { TextPart } from "./text-part.tsx";

interface Props extends Omit<LessonProps, "form"> {
  curriculum: { sections: DraftSection[]; order: (sections: readonly DraftSection[]) => void };
  /** What can be done from outside: save what is typed, play the film. */
  onHeld: (held: HeldLesson | null) => void;
  onRemoved: () => void;
}

const TAGS: Record<LessonStatus["state"], { word: string; tone: TagTone }> = {
  missing: { word: "Needs media", tone: "ember" },
  busy: { word: "In progress", tone: "sky" },
  stopped: { word: "Stopped", tone: "warn" },
  failed: { word: "Failed", tone: "bad" },
  ready: { word: "Ready", tone: "ok" },
};

const NAMES = { title: "Title", kind: "Film or text", bodyRich: "Text", isPreview: "Free preview", chapters: "Chapters" } as const;

/** The open lesson, edited in place while others upload. Give each lesson an element of its own. */
export function LessonPane({ editor, lesson, uploads, curriculum, onHeld, onRemoved }: Props) {
  const form = useLessonForm(editor.draft, lesson);
  const film = useFilm();
  useEffect(() => onHeld({ form, play: film.toggle }));
  useEffect(() => () => onHeld(null), [onHeld]);
  const standing = uploads.standingOf({ ...lesson, kind: form.fields.kind });
  const { word, tone } = TAGS[standing.state];
  const part = { editor, lesson, form, uploads };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ConflictNotice form={form} nameOf={(field) => NAMES[field]} />
      <section aria-label="The lesson" className="min-w-0 rounded-md border border-line bg-surface-1 p-5">
        <div className="mb-4 flex min-w-0 items-start justify-between gap-3">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 className="min-w-0 type-h3 break-words">
              <span className="tabular-nums">{numberOf(curriculum.sections, lesson.id)}</span>{" "}
              {form.fields.title.trim() || teachingTexts.untitledLesson}
            </h2>
            <Tag tone={tone} hasDot>
              {standing.state === "missing" ? standing.text : word}
            </Tag>
          </div>
          {!editor.isLocked && <LessonMoves editor={editor} lesson={lesson} curriculum={curriculum} onRemoved={onRemoved} />}
        </div>
        <Remarks remarks={editor.remarksOnLesson(lesson.id)} />
        {form.fields.kind === "video" ? <FilmPart {...part} film={film} /> : <TextPart {...part} />}
      </section>
      <LessonFields {...part} film={film} />
    </div>
  );
}
