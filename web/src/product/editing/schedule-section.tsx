import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { DraftFields } from "@blenda/domain/authoring/model";
import { addDays } from "@blenda/domain/shared/calendar";
import { localText } from "../../lib/clock/local-text.ts";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldsEditor } from "./item-editor.ts";
import { Section } from "./section.tsx";

const tomorrow = (): string => addDays(new Date().toISOString(), 1);

/** When it goes on sale: with its approval, or at a time of its creator's choice. */
export function ScheduleSection({ editor }: { editor: FieldsEditor<"schedule", Pick<DraftFields, "publishAt">> }) {
  const { fields, set, isLocked, faultOf } = editor;
  const { publishAt } = fields;
  return (
    <Section title="Publication">
      <FieldFrame editor={editor} field="schedule" className="grid gap-4">
        <RadioGroup
          legend="When it goes on sale"
          isLegendHidden
          name="publication"
          value={publishAt === null ? "approved" : "later"}
          options={[
            { value: "approved", label: "As soon as it's approved", disabled: isLocked },
            {
              value: "later",
              label: "At a time you choose",
              help: `Up to ${AUTHORING.SCHEDULE_MOST_DAYS} days ahead. Submit early: review takes up to ${AUTHORING.ANSWER_BUSINESS_DAYS} business days.`,
              disabled: isLocked,
            },
          ]}
          onChange={(value) => set({ publishAt: value === "approved" ? null : tomorrow() })}
        />
        {publishAt !== null && (
          <Field label="Goes on sale" help="Your own time." error={faultOf("schedule")}>
            <Input
              type="datetime-local"
              value={localText(publishAt)}
              disabled={isLocked}
              onChange={({ target }) => target.value && set({ publishAt: new Date(target.value).toISOString() })}
            />
          </Field>
        )}
      </FieldFrame>
    </Section>
  );
}
