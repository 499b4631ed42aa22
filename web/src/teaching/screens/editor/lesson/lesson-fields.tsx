import { TEACHING } from "@blenda/domain/teaching/constants";
import type { Film } from "../../../../learning/parts/use-film.ts";
import { Field } from "../../../../ui/controls/field.tsx";
import { Input } from "../../../../ui/controls/input.tsx";
import { SegmentedControl } from "../../../../ui/controls/segmented-control.tsx";
import { Switch } from "../../../../ui/controls/switch.tsx";
import { numberOf } from "../../../data/tree-order.ts";
import { lessonsOf } from "../../../data/use-lesson-form.ts";
import type { TrainingEditor } from "../../../data/use-training-editor.ts";
import { CaptionsField } from "./captions-field.tsx";
import { ChaptersField } from "./chapters-field.tsx";
import { CheckpointField } from "./checkpoint-field.tsx";
import type { LessonProps } from "./lesson-props.ts";
import { ResourcesField } from "./resources-field.tsx";

const KINDS = [
  { value: "video", label: "Film" },
  { value: "text", label: "Text" },
] as const;

/** What its creator says about a lesson, and what goes along with it. */
export function LessonFields({ editor, lesson, form, uploads, film }: LessonProps & { film: Film }) {
  const { fields, set } = form;
  const { isLocked } = editor;
  const isFilm = fields.kind === "video";
  const part = { editor, lesson, form, uploads };
  const fault = editor.points.find(({ lessonId, level, code }) => lessonId === lesson.id && level === "block" && code === "lesson-title");
  return (
    <section
      aria-label="About the lesson"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 rounded-md border border-line bg-surface-1 p-5 xl:grid-cols-2"
    >
      <div className="grid min-w-0 content-start gap-5">
        <Field
          label="Title"
          aside={`${[...fields.title].length} / ${TEACHING.LESSON_TITLE_MOST}`}
          error={editor.isTried ? fault?.message : undefined}
        >
          <Input
            data-lesson-title
            value={fields.title}
            maxLength={TEACHING.LESSON_TITLE_MOST}
            disabled={isLocked}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        {!isLocked && <SegmentedControl label="Film or text" value={fields.kind} options={KINDS} onChange={(kind) => set({ kind })} />}
        {isFilm && <ChaptersField {...part} film={film} />}
        {isFilm && <CaptionsField {...part} />}
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <Switch
          label="Free preview"
          help={previewHelp(editor, lesson.id)}
          isOn={fields.isPreview}
          disabled={isLocked}
          onChange={(isPreview) => set({ isPreview })}
        />
        <CheckpointField {...part} />
        <ResourcesField {...part} />
      </div>
    </section>
  );
}

function previewHelp({ draft }: TrainingEditor, lessonId: string): string {
  const other = lessonsOf(draft).find(({ id, isPreview }) => isPreview && id !== lessonId);
  return other
    ? `Anyone can watch. ${numberOf(draft.sections, other.id)} is your free preview already.`
    : "Anyone can watch. A course needs at least one.";
}
