import { COMMUNITY } from "@blenda/domain/community/constants";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMe } from "../../../lib/session/use-me.ts";
import { portfolioQuery } from "../../../portfolio/data/portfolio-query.ts";
import { PriceTag } from "../../../product/price-tag.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { PostFields } from "../../data/composing/post-fields.ts";

interface Props {
  picking: "products" | "training";
  fields: PostFields;
  onChange: (change: (before: PostFields) => Partial<PostFields>) => void;
  onClose: () => void;
}

interface Line {
  id: string;
  title: string;
  pictureUrl: string | null;
  isChosen: boolean;
  price: ReactNode;
  choose: () => void;
}

/** One's own products on sale, or courses: what a post may be about. */
export function OwnItemsDialog({ picking, fields, onChange, onClose }: Props) {
  const { data, error, refetch } = useQuery(portfolioQuery(useMe()?.id ?? ""));
  const isFull = picking === "products" && fields.products.length >= COMMUNITY.MOST_PRODUCTS;
  const products: Line[] = (data?.products ?? []).map((product) => ({
    id: product.id,
    title: product.title,
    pictureUrl: product.posterUrl,
    isChosen: fields.products.some(({ id }) => id === product.id),
    price: <PriceTag {...product} />,
    choose: () =>
      onChange(({ products: before }) => ({
        products: before.some(({ id }) => id === product.id) ? before.filter(({ id }) => id !== product.id) : [...before, product],
      })),
  }));
  const trainings: Line[] = (data?.trainings ?? []).map((training) => ({
    id: training.id,
    title: training.title,
    pictureUrl: training.coverUrl,
    isChosen: fields.training?.id === training.id,
    price: <PriceTag {...training} />,
    choose: () => {
      onChange(() => ({ training }));
      onClose();
    },
  }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={picking === "products" ? "Your products" : "Your courses"}
      actions={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-40" />}
      {data && <Lines lines={picking === "products" ? products : trainings} isFull={isFull} isForProducts={picking === "products"} />}
    </Dialog>
  );
}

function Lines({ lines, isFull, isForProducts }: { lines: readonly Line[]; isFull: boolean; isForProducts: boolean }) {
  if (lines.length === 0)
    return <p className="text-muted">{isForProducts ? "Products you sell will appear here." : "Courses you sell will appear here."}</p>;
  return (
    <>
      <ul className="grid gap-2">
        {lines.map(({ id, title, pictureUrl, isChosen, price, choose }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={choose}
              className="flex w-full items-center gap-3 rounded-sm border border-line p-2.5 text-left transition-colors hover:bg-surface-2 disabled:text-faint aria-pressed:border-ember"
            >
              <span className="relative h-10 w-13 shrink-0 overflow-hidden rounded-xs bg-stage">
                {pictureUrl && <img src={pictureUrl} alt="" loading="lazy" className="absolute inset-0 size-full object-contain" />}
              </span>
              <span className="min-w-0 flex-1 truncate type-ui font-semibold">{title}</span>
              {price}
              <Icon name="check" className={isChosen ? "text-ember-text" : "invisible"} />
            </button>
          </li>
        ))}
      </ul>
      {isForProducts && <p className="type-small text-muted">Up to {COMMUNITY.MOST_PRODUCTS} in one post.</p>}
    </>
  );
}
