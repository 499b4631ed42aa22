import type { Category } from "@blenda/domain/catalogue/model";
import { inOrder } from "@blenda/domain/shared/language/formats";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { FieldFrame, FieldName } from "./field-frame.tsx";
import type { FieldsEditor } from "./item-editor.ts";

/** A category's name with those above it: "Props, Lamps". */
const pathOf = (category: Category, all: readonly Category[]): string => {
  const above = all.find(({ id }) => id === category.parentId);
  return above ? `${pathOf(above, all)}, ${category.name}` : category.name;
};

interface Props {
  editor: FieldsEditor<"category", { categoryId: string | null }>;
  categories: readonly Category[] | undefined;
  /** They could not be asked for. */
  error: Error | null;
}

export function CategoryField({ editor, categories = [], error }: Props) {
  const { fields, set, isLocked, faultOf } = editor;
  const options = categories.map((category) => ({ id: category.id, path: pathOf(category, categories) }));
  return (
    <FieldFrame editor={editor} field="category">
      <Field
        label={
          <FieldName editor={editor} field="category">
            Category
          </FieldName>
        }
        error={error?.message ?? faultOf("category")}
      >
        <Select value={fields.categoryId ?? ""} disabled={isLocked} onChange={({ target }) => set({ categoryId: target.value || null })}>
          <option value="">Choose one</option>
          {options
            .sort((one, other) => inOrder(one.path, other.path))
            .map(({ id, path }) => (
              <option key={id} value={id}>
                {path}
              </option>
            ))}
        </Select>
      </Field>
    </FieldFrame>
  );
}
