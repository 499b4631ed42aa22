import type { PostCard } from "@blenda/domain/community/model";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { factsLine } from "../../../catalogue/parts/product-card-facts.ts";
import { PriceTag } from "../../../product/price-tag.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface Props {
  post: Pick<PostCard, "products" | "training">;
  /** In a column beside the post: the title has the room. */
  isNarrow?: boolean;
}

/** The author's own products and courses this post is about. */
export function Items({ post: { products, training }, isNarrow = false }: Props) {
  if (products.length === 0 && !training) return null;
  return (
    <ul className="grid grid-cols-1 gap-2">
      {products.map((product) => (
        <li key={product.id}>
          <Link to="/product/$productId" params={{ productId: product.id }} preload={false} className={lineStyle}>
            <Line picture={product.posterUrl} title={product.title} facts={factsLine(product)}>
              <PriceTag {...product} isPriceFrom={product.isPriceFrom && !isNarrow} />
            </Line>
          </Link>
        </li>
      ))}
      {training && (
        <li>
          <Link to="/learning/$id" params={{ id: training.id }} preload={false} className={lineStyle}>
            <Line
              picture={training.coverUrl}
              title={training.title}
              facts={`Course · ${training.lessonCount} ${training.lessonCount === 1 ? "lesson" : "lessons"}`}
            >
              <PriceTag {...training} />
            </Line>
          </Link>
        </li>
      )}
    </ul>
  );
}

const lineStyle =
  "flex items-center gap-3 rounded-sm border border-line p-2.5 transition-colors hover:border-line-strong hover:bg-surface-2";

function Line({ picture, title, facts, children }: { picture: string | null; title: string; facts: string; children: ReactNode }) {
  return (
    <>
      <span className="relative h-10 w-13 shrink-0 overflow-hidden rounded-xs bg-stage">
        {picture ? (
          <img src={picture} alt="" loading="lazy" decoding="async" className="absolute inset-0 size-full object-contain" />
        ) : (
          <Icon name="box" className="absolute inset-0 m-auto text-faint" />
        )}
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="truncate type-ui font-semibold">{title}</span>
        <span className="truncate type-small text-muted tabular-nums">{facts}</span>
      </span>
      {children}
      <Icon name="chevron-right" className="text-faint xl:in-[aside]:hidden" />
    </>
  );
}
