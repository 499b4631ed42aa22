import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "../../../../catalogue/data/categories-query.ts";
import { CategoryField } from "../../../../product/editing/category-field.tsx";
import { Section } from "../../../../product/editing/section.tsx";
import { DescriptionField, TitleField } from "../../../../product/editor/words-fields.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { TagsField } from "./tags-field.tsx";

/** What it is called and what is said about it. */
export function WordsSection({ editor }: { editor: ProductEditor }) {
  const { data: categories, error } = useQuery(categoriesQuery);
  return (
    <Section title="About it">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TitleField editor={editor} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
          <CategoryField editor={editor} categories={categories} error={error} />
          <TagsField editor={editor} />
        </div>
        <DescriptionField editor={editor} hint="Say what it's for and what's inside." />
      </div>
    </Section>
  );
}
