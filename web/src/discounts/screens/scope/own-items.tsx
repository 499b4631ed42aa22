import { DISCOUNT } from "@blenda/domain/discounts/constants";
import type { DiscountScope, ScopeItem } from "@blenda/domain/discounts/model";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSettled } from "../../../lib/clock/use-settled.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { scopeItemsQuery } from "../../data/discount-queries.ts";
import { ITEM_LISTS, turnedScope } from "../../data/scope.ts";

interface Props {
  scope: DiscountScope;
  words: string;
  onItem: (item: ScopeItem) => void;
  onChange: (scope: DiscountScope) => void;
}

/** Everything one has published, by name, a page at a time. */
export function OwnItems({ scope, words, onItem, onChange }: Props) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = useInfiniteQuery(
    scopeItemsQuery(useSettled(words)),
  );
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  const rows = data.pages.flatMap((page) => page.rows);
  const isFull = Object.values(ITEM_LISTS).some((list) => scope[list].length >= DISCOUNT.SCOPE_MOST);
  return (
    <fieldset
      aria-busy={isPlaceholderData || undefined}
      className={classNames("grid transition-opacity", isPlaceholderData && "opacity-60")}
    >
      <legend className="type-label text-muted">Products and courses</legend>
      {rows.map((item) => {
        const list = ITEM_LISTS[item.itemType];
        const isChosen = scope[list].includes(item.itemId);
        return (
          <Checkbox
            key={`${list} ${item.itemId}`}
            checked={isChosen}
            disabled={!isChosen && scope[list].length >= DISCOUNT.SCOPE_MOST}
            onChange={() => {
              onItem(item);
              onChange(turnedScope(scope, list, item.itemId));
            }}
          >
            <span className="wrap-anywhere">{item.title}</span>
            {item.itemType === "training" && <span className="type-small text-muted"> Course</span>}
          </Checkbox>
        );
      })}
      {rows.length === 0 && (
        <p className="type-ui text-muted">
          {words === "" ? "What you publish will be listed here." : "None of your items has that in its name."}
        </p>
      )}
      {isFull && <p className="type-small text-muted">A code names at most {DISCOUNT.SCOPE_MOST} of each. For more, choose a category.</p>}
      {hasNextPage && (
        <Button size="small" className="mt-2 justify-self-start" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          More items
        </Button>
      )}
    </fieldset>
  );
}
