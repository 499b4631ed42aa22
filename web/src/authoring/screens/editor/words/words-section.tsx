import { AUTHORING } from "@blenda/domain/authoring/constants";
import { plainTextOf, richTextOfPlain } from "@blenda/domain/shared/rich-text/plain-text";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { categoriesQuery } from "../../../../catalogue/data/categories-query.ts";
import { CategoryField } from "../../../../product/editing/category-field.tsx";
import { FieldFrame, FieldName } from "../../../../product/editing/field-frame.tsx";
import { Section } from "../../../../product/editing/section.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Input } from "../../../../ui/controls/input.tsx";
import { RichTextEditor } from "../../../../ui/rich-text-editor/rich-text-editor.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { TagsField } from "./tags-field.tsx";

const lengthOf = (text: string): number => [...text.trim()].length;

/** What it is called and what is said about it. */
export function WordsSection({ editor }: { editor: ProductEditor }) {
  const { fields, set, isLocked, faultOf } = editor;
  const { data: categories, error } = useQuery(categoriesQuery);
  return (
    <Section title="About it">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
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
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
          <CategoryField editor={editor} categories={categories} error={error} />
          <TagsField editor={editor} />
        </div>
        <FieldFrame editor={editor} field="description">
          <Description editor={editor} />
        </FieldFrame>
      </div>
    </Section>
  );
}

function Description({ editor }: { editor: ProductEditor }) {
  const { fields, set, isLocked, faultOf } = editor;
  const { description, descriptionRich } = fields;
  const tree = useMemo(() => descriptionRich ?? richTextOfPlain(description), [descriptionRich, description]);
  const length = lengthOf(description);
  const missing = AUTHORING.DESCRIPTION_LEAST - length;
  return (
    <Field
      label={
        <FieldName editor={editor} field="description">
          Description
        </FieldName>
      }
      aside={missing > 0 ? `${length} / ${AUTHORING.DESCRIPTION_LEAST} at least` : undefined}
      error={faultOf("description")}
      help={missing > 0 ? `${missing} ${missing === 1 ? "character" : "characters"} more. Say what it's for and what's inside.` : undefined}
    >
      <RichTextEditor
        value={tree}
        mode="basic"
        max={AUTHORING.DESCRIPTION_MOST}
        isDisabled={isLocked}
        onChange={(text) => set({ descriptionRich: text, description: plainTextOf(text) })}
      />
    </Field>
  );
}
