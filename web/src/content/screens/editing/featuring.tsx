import { can } from "@blenda/domain/access/can";
import { LISTING } from "@blenda/domain/catalogue/constants";
import { changeContent } from "@blenda/domain/content/access";
import { CONTENT } from "@blenda/domain/content/constants";
import { TRAININGS } from "@blenda/domain/trainings/constants";
import { useQuery } from "@tanstack/react-query";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { featuredQuery, learnFeatured } from "../../data/document-queries.ts";
import { ItemPicker } from "./item-picker.tsx";
import { ItemPoster } from "./item-poster.tsx";

const PLACES = { product: LISTING.FEATURED_PRODUCTS, training: TRAININGS.FEATURED } as const;

/** What is featured. No draft: each takes effect at once, because other pages show it too. */
export function Featuring({ type }: { type: "product" | "training" }) {
  const mayChange = can(useMe(), changeContent);
  const { data, error, refetch } = useQuery(featuredQuery());
  const product = useAct(api.content.setFeatured, { learn: learnFeatured });
  const training = useAct(api.content.setTrainingFeatured, { learn: learnFeatured });
  const set = (id: string, isFeatured: boolean) =>
    type === "product" ? product.act({ productId: id, isFeatured }) : training.act({ trainingId: id, isFeatured });
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-80" />;
  const items = type === "product" ? data.products : data.trainings;
  const onSale = items.filter(({ isOnSale }) => isOnSale);
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Panel
        title={type === "product" ? "Featured products" : "Featured courses"}
        aside={
          <span className="type-small text-muted tabular-nums">{`${Math.min(onSale.length, PLACES[type])} of ${PLACES[type]} places`}</span>
        }
      >
        <p className="mb-3 type-small text-muted">Changes here apply right away. Home shows the newest {PLACES[type]} that are on sale.</p>
        {items.length === 0 && <p className="type-small text-muted">Nothing is featured yet.</p>}
        <ul className="grid grid-cols-1 gap-1">
          {items.map((item) => (
            <li key={item.id} className="flex items-center gap-3 py-1">
              <ItemPoster item={item} isGrey={!item.isOnSale} />
              <div className="min-w-0 flex-1">
                <p className="truncate type-ui font-semibold">{item.title}</p>
                <p className="flex flex-wrap items-center gap-2 type-small text-muted">
                  {item.shopName}
                  {!item.isOnSale && <Tag tone="warn">Not for sale</Tag>}
                  {onSale.indexOf(item) >= PLACES[type] && <Tag>Waits for a place</Tag>}
                </p>
              </div>
              {mayChange && (
                <IconButton
                  icon="x"
                  label={`Stop featuring ${item.title}`}
                  disabled={item.isOwn || product.isActing || training.isActing}
                  onClick={() => set(item.id, false)}
                />
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {mayChange && (
        <ItemPicker
          type={type}
          chosen={items.map(({ id }) => id)}
          room={CONTENT.FEATURED_SHOWN - items.length}
          isBusy={product.isActing || training.isActing}
          onPick={({ id }) => set(id, true)}
        />
      )}
    </div>
  );
}
