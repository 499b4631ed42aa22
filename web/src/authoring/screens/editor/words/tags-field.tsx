import { AUTHORING } from "@blenda/domain/authoring/constants";
import { claimsAgainst, suggestedTags } from "@blenda/domain/authoring/rules";
import { FieldFrame, FieldName } from "../../../../product/editing/field-frame.tsx";
import { addedTags, TagBox } from "../../../../product/editing/tag-box.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";

/** Words to be found by. Those the file contradicts are red at once, with the way to take them out. */
export function TagsField({ editor }: { editor: ProductEditor }) {
  const { draft, fields, set, isLocked } = editor;
  const { tags } = fields;
  const against = claimsAgainst(tags, draft.facts);
  const offered = isLocked || tags.length >= AUTHORING.MOST_TAGS ? [] : suggestedTags(draft.facts, tags);
  const add = (words: readonly string[]) => set({ tags: addedTags(tags, words) });
  const remove = (tag: string) => set({ tags: tags.filter((each) => each !== tag) });
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
        <TagBox tags={tags} wrong={against.map(({ tag }) => tag)} isLocked={isLocked} onAdd={add} onRemove={remove} />
      </Field>
      {against.map(({ tag, why }) => (
        <p key={tag} role="alert" className="mt-2 flex gap-1.5 type-small text-bad">
          <Icon name="circle-alert" size={16} className="mt-px shrink-0" />
          <span>
            {why}.{" "}
            {!isLocked && (
              <button type="button" className="link" onClick={() => remove(tag)}>
                Remove “{tag}”
              </button>
            )}
          </span>
        </p>
      ))}
      {offered.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 type-small text-muted">
          From your file:
          {offered.map((tag) => (
            <button key={tag} type="button" className="link touch-target inline-flex items-center gap-1" onClick={() => add([tag])}>
              <Icon name="plus" size={14} />
              {tag}
            </button>
          ))}
        </p>
      )}
    </FieldFrame>
  );
}
