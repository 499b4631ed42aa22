import { AUTHORING } from "@blenda/domain/authoring/constants";
import { plainTextOf, richTextOfPlain } from "@blenda/domain/shared/rich-text/plain-text";
import type { RichText } from "@blenda/domain/shared/rich-text/tree";
import { useMemo } from "react";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { RichTextEditor } from "../../ui/rich-text-editor/rich-text-editor.tsx";
import { FieldFrame, FieldName } from "../editing/field-frame.tsx";
import type { FieldsEditor } from "../editing/item-editor.ts";

const lengthOf = (text: string): number => [...text.trim()].length;

export function TitleField({ editor }: { editor: FieldsEditor<"title", { title: string }> }) {
  const { fields, set, isLocked, faultOf } = editor;
  return (
    <FieldFrame editor={editor} field="title">
      <Field
        label={
          <FieldName editor={editor} field="title">
            Title
          </FieldName>
        }
        aside={`${lengthOf(fields.title)} / ${AUTHORING.TITLE_MOST}`}
        error={faultOf("title")}
      >
        <Input
          value={fields.title}
          maxLength={AUTHORING.TITLE_MOST}
          disabled={isLocked}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
    </FieldFrame>
  );
}

interface DescriptionProps {
  editor: FieldsEditor<"description", { description: string; descriptionRich: RichText | null }>;
  /** Said behind how many characters are missing, while some are. */
  hint?: string;
}

export function DescriptionField({ editor, hint }: DescriptionProps) {
  const { fields, set, isLocked, faultOf } = editor;
  const { description, descriptionRich } = fields;
  const tree = useMemo(() => descriptionRich ?? richTextOfPlain(description), [descriptionRich, description]);
  const length = lengthOf(description);
  const missing = AUTHORING.DESCRIPTION_LEAST - length;
  return (
    <FieldFrame editor={editor} field="description">
      <Field
        label={
          <FieldName editor={editor} field="description">
            Description
          </FieldName>
        }
        aside={missing > 0 ? `${length} / ${AUTHORING.DESCRIPTION_LEAST} at least` : undefined}
        error={faultOf("description")}
        help={hint && missing > 0 ? `${missing} ${missing === 1 ? "character" : "characters"} more. ${hint}` : undefined}
      >
        <RichTextEditor
          value={tree}
          mode="basic"
          max={AUTHORING.DESCRIPTION_MOST}
          isDisabled={isLocked}
          onChange={(text) => set({ descriptionRich: text, description: plainTextOf(text) })}
        />
      </Field>
    </FieldFrame>
  );
}
