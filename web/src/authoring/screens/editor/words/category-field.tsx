import type { Category } from "@blenda/domain/catalogue/model";
import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "../../../../catalogue/data/categories-query.ts";
import { Field } from "../../../../ui/controls/field.tsx";
import { Select } from "../../../../ui/controls/select.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { FieldFrame, FieldName } from "../field-frame.tsx";

/** A category's name with those above it: "Props, Lamps". */
const pathOf = (category: Category, all: readonly Category[]): string => {
  const above = all.find(({ id }) => id === category.parentId);
  return above ? `${pathOf(above, all)}, ${category.name}` : category.name;
};

export function CategoryField({ editor }: { editor: ProductEditor }) {
  const { fields, set, isLocked, faultOf } = editor;
  const { data: categories = [], error } = useQuery(categoriesQuery);
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
            .sort((one, other) => one.path.localeCompare(other.path))
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
