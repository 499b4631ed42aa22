import { LISTING } from "@blenda/domain/catalogue/constants";
import { CONTENT } from "@blenda/domain/content/constants";
import type { ChosenItem, Pick } from "@blenda/domain/content/model";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Reorder } from "../../../ui/controls/reorder.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { ItemPoster } from "./item-poster.tsx";

interface Props {
  picks: readonly Pick[];
  itemOf: (id: string) => ChosenItem | undefined;
  isLocked: boolean;
  onPicks: (picks: Pick[]) => void;
}

/** What is picked, in its order and with its notes. Home skips what is no longer on sale, and shows the next in its place. */
export function PickList({ picks, itemOf, isLocked, onPicks }: Props) {
  if (picks.length === 0) return <p className="type-small text-muted">Nothing is picked yet. Search for products and add them.</p>;
  const onSale = picks.filter(({ productId }) => itemOf(productId)?.isOnSale !== false);
  return (
    <Reorder
      label="Picks"
      items={picks}
      keyOf={({ productId }) => productId}
      nameOf={({ productId }) => itemOf(productId)?.title ?? productId}
      axis="vertical"
      isLocked={isLocked}
      onOrder={onPicks}
      className="grid grid-cols-1 gap-2"
    >
      {(pick, grip) => {
        const item = itemOf(pick.productId);
        const isGone = item ? !item.isOnSale : true;
        const isLate = !isGone && onSale.indexOf(pick) >= LISTING.STAFF_PICKS;
        const title = item?.title ?? pick.productId;
        return (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sm border border-line p-2">
            {grip}
            <ItemPoster item={item} isGrey={isGone} />
            <div className="min-w-0 flex-1 basis-36">
              <p className={classNames("truncate type-ui font-semibold", isGone && "text-muted")}>{title}</p>
              <p className="flex flex-wrap items-center gap-2 type-small text-muted">
                {item?.shopName}
                {isGone && <Tag tone="warn">Not for sale</Tag>}
                {isLate && <Tag>Waits for a place</Tag>}
                {item?.isOwn && <Tag tone="sky">Yours</Tag>}
              </p>
            </div>
            <Input
              aria-label={`Note on ${title}`}
              placeholder="Why the team likes it"
              className="min-w-0 flex-1 basis-52"
              value={pick.note}
              maxLength={CONTENT.NOTE_MOST}
              disabled={isLocked || item?.isOwn === true}
              onChange={({ target }) =>
                onPicks(picks.map((each) => (each.productId === pick.productId ? { ...each, note: target.value } : each)))
              }
            />
            {!isLocked && (
              <IconButton
                icon="x"
                label={`Remove ${title}`}
                onClick={() => onPicks(picks.filter(({ productId }) => productId !== pick.productId))}
              />
            )}
          </div>
        );
      }}
    </Reorder>
  );
}
