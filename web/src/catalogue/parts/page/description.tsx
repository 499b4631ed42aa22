import type { ProductPage } from "@blenda/domain/catalogue/model";
import { Link } from "@tanstack/react-router";
import { Paragraphs } from "../../../ui/layout/paragraphs.tsx";
import { RichText } from "../../../ui/rich-text.tsx";

export function Description({ product: { description, descriptionRich, tags } }: { product: ProductPage }) {
  if (!description && tags.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 type-h2">Description</h2>
      {descriptionRich ? <RichText text={descriptionRich} mode="basic" /> : <Paragraphs text={description} />}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to="/marketplace"
                search={{ q: tag }}
                className="touch-target inline-flex h-7 items-center rounded-xs bg-surface-2 px-2.5 type-label text-muted transition-colors hover:bg-surface-3 hover:text-text"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
