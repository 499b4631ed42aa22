import { AUTHORING } from "@blenda/domain/authoring/constants";
import { LEAST, TEACHING } from "@blenda/domain/teaching/constants";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { SKILL_LEVELS, TRAINING_TYPES } from "@blenda/domain/trainings/constants";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "../../../../catalogue/data/categories-query.ts";
import { CategoryField } from "../../../../product/editing/category-field.tsx";
import { FieldFrame, FieldName } from "../../../../product/editing/field-frame.tsx";
import { MadeSection } from "../../../../product/editing/made-section.tsx";
import { Section } from "../../../../product/editing/section.tsx";
import { addedTags, TagBox } from "../../../../product/editing/tag-box.tsx";
import { DescriptionField, TitleField } from "../../../../product/editor/words-fields.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { RadioGroup } from "../../../../ui/controls/radio-group.tsx";
import { Select } from "../../../../ui/controls/select.tsx";
import type { TrainingEditor } from "../../../data/use-training-editor.ts";
import { LinesField } from "./lines-field.tsx";

const TYPES = {
  tutorial: { label: "Tutorial", help: `${LEAST.tutorial.lessons} lesson or more, ${LEAST.tutorial.minutes} minutes` },
  course: {
    label: "Course",
    help: `${LEAST.course.lessons} lessons or more, ${LEAST.course.minutes} minutes, ${LEAST.course.sections} sections`,
  },
} as const;

/** What it is called, who it is for, and what one knows afterwards. */
export const AboutTab = ({ editor }: { editor: TrainingEditor }) => (
  <>
    <BasicsSection editor={editor} />
    <LearnersSection editor={editor} />
    <MadeSection editor={editor} rights={teachingTexts.rights} />
  </>
);

function BasicsSection({ editor }: { editor: TrainingEditor }) {
  const { fields, set, isLocked } = editor;
  const { data: categories, error } = useQuery(categoriesQuery);
  return (
    <Section title="About it">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TitleField editor={editor} />
        <FieldFrame editor={editor} field="type">
          <RadioGroup
            legend="Tutorial or course"
            name="type"
            value={fields.type}
            options={TRAINING_TYPES.map((value) => ({ value, ...TYPES[value], disabled: isLocked }))}
            onChange={(value) => set({ type: value === "tutorial" ? "tutorial" : "course" })}
          />
        </FieldFrame>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
          <CategoryField editor={editor} categories={categories} error={error} />
          <LevelField editor={editor} />
        </div>
        <DescriptionField editor={editor} />
        <TagsField editor={editor} />
      </div>
    </Section>
  );
}

const LevelField = ({ editor }: { editor: TrainingEditor }) => (
  <FieldFrame editor={editor} field="level">
    <Field
      label={
        <FieldName editor={editor} field="level">
          Skill level
        </FieldName>
      }
      error={editor.faultOf("level")}
    >
      <Select
        value={editor.fields.level ?? ""}
        disabled={editor.isLocked}
        onChange={({ target }) => editor.set({ level: SKILL_LEVELS.find((level) => level === target.value) ?? null })}
      >
        <option value="">Choose one</option>
        {SKILL_LEVELS.map((level) => (
          <option key={level}>{level}</option>
        ))}
      </Select>
    </Field>
  </FieldFrame>
);

function TagsField({ editor }: { editor: TrainingEditor }) {
  const {
    fields: { tags },
    set,
    isLocked,
  } = editor;
  return (
    <FieldFrame editor={editor} field="tags">
      <Field
        label={
          <FieldName editor={editor} field="tags">
            Tags
          </FieldName>
        }
        aside={`${tags.length} / ${AUTHORING.MOST_TAGS}`}
      >
        <TagBox
          tags={tags}
          wrong={[]}
          isLocked={isLocked}
          onAdd={(words) => set({ tags: addedTags(tags, words) })}
          onRemove={(tag) => set({ tags: tags.filter((each) => each !== tag) })}
        />
      </Field>
    </FieldFrame>
  );
}

const LearnersSection = ({ editor }: { editor: TrainingEditor }) => (
  <Section title="For learners">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FieldFrame editor={editor} field="learn">
        <LinesField
          label={teachingTexts.fields.learn}
          help={`${TEACHING.LEARN_LEAST} to ${TEACHING.LEARN_MOST} lines. Say what people can do afterwards.`}
          lines={editor.fields.learn}
          most={TEACHING.LEARN_MOST}
          isLocked={editor.isLocked}
          error={editor.faultOf("learn")}
          onLines={(learn) => editor.set({ learn })}
        />
      </FieldFrame>
      <FieldFrame editor={editor} field="requirements">
        <LinesField
          label={teachingTexts.fields.requirements}
          help="Programs, versions and what people should already know."
          lines={editor.fields.requirements}
          most={TEACHING.REQUIREMENTS_MOST}
          isLocked={editor.isLocked}
          error={editor.faultOf("requirements")}
          onLines={(requirements) => editor.set({ requirements })}
        />
      </FieldFrame>
    </div>
  </Section>
);
