import { can } from "@blenda/domain/access/can";
import { DRAFT_STATUSES } from "@blenda/domain/authoring/constants";
import { reviewers } from "@blenda/domain/publication/access";
import type { PublishedType } from "@blenda/domain/publication/constants";
import { seeReviews } from "@blenda/domain/review/access";
import { LISTED_SORTS } from "@blenda/domain/review/constants";
import type { ListedItem } from "@blenda/domain/review/model";
import { reviewTexts } from "@blenda/domain/review/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../../../lib/calls/api.ts";
import type { AddressParams } from "../../../lib/page/address.ts";
import { useCsvFile } from "../../../lib/page/use-csv-file.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { price } from "../../../lib/text/money.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { agoOf } from "../../../lib/text/time.ts";
import { ShopLine } from "../../../product/shop-line.tsx";
import { countText, orderOf } from "../../../product/table/list-question.ts";
import { useTable } from "../../../product/table/use-table.ts";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import type { TableColumn, TableFilter } from "../../../ui/table/table-types.ts";
import { WorkingTable } from "../../../ui/table/working-table.tsx";
import { type ItemTab, itemFilterOf, itemsQuery } from "../../data/review-queries.ts";
import { ItemCell } from "../item-cell.tsx";
import { LengthText } from "../length-text.tsx";
import { StatusTag } from "../status-tag.tsx";
import { ItemActions } from "./item-actions.tsx";
import { ModerateDialog } from "./moderate-dialog.tsx";

const SALE_STATUSES = ["published", "unlisted", "suspended", "archived"] as const;
const statusText = (status: string) => status.replaceAll("_", " ");

interface Actions {
  /** Opens the dialog that suspends or reinstates it; absent where the reader may not. */
  moderate: ((item: ListedItem) => void) | undefined;
  maySeeReviews: boolean;
}

const columnsFor = (itemType: PublishedType, actions: Actions): readonly TableColumn<ListedItem>[] => [
  {
    name: "title",
    head: itemType === "product" ? "Product" : "Course",
    sort: "up",
    onCard: "title",
    cell: ({ title, category, posterUrl }) => (
      <ItemCell itemType={itemType} title={title} detail={category ?? "No category"} posterUrl={posterUrl} />
    ),
  },
  { name: "shop", head: "Shop", cell: ({ shop }) => <ShopLine shop={shop} /> },
  { name: "status", head: "State", cell: (item) => <StatusTag {...item} /> },
  {
    name: "price",
    head: "Price",
    isNumber: true,
    onCard: "figure",
    cell: ({ priceCents }) => (priceCents === null ? "–" : priceCents === 0 ? "Free" : price(priceCents)),
  },
  itemType === "product"
    ? { name: "score", head: "Score", isNumber: true, isExtra: true, cell: ({ score }) => score ?? "–" }
    : { name: "length", head: "Length", isNumber: true, cell: ({ length }) => <LengthText length={length} /> },
  { name: "sales", head: "Sales", isNumber: true, cell: ({ sales }) => exact(sales) },
  {
    name: "updated",
    head: "Changed",
    sort: "down",
    isNumber: true,
    cell: ({ updatedAt }) => <span className="whitespace-nowrap text-muted">{agoOf(updatedAt)}</span>,
  },
  {
    name: "actions",
    head: "Actions",
    isNumber: true,
    onCard: "fact",
    cell: (item) => <ItemActions item={item} {...actions} />,
  },
];

const filtersOf = (of: ItemTab): readonly TableFilter[] => [
  {
    name: "status",
    label: "State",
    options: (of === "drafts" ? DRAFT_STATUSES : SALE_STATUSES).map((value) => ({ value, label: statusText(value) })),
  },
  { name: "creator", label: "Creator ID", type: "text", longest: 100 },
];

const shapeOf = (itemType: PublishedType, of: ItemTab) =>
  ({
    name: itemType === "product" ? "all-products" : "all-courses",
    columns: columnsFor(itemType, { moderate: undefined, maySeeReviews: false }),
    filters: filtersOf(of),
    sort: { by: "updated", isDown: true },
  }) as const;
const SHAPES = {
  product: { sold: shapeOf("product", "sold"), drafts: shapeOf("product", "drafts") },
  training: { sold: shapeOf("training", "sold"), drafts: shapeOf("training", "drafts") },
};

export const Products = () => <Items itemType="product" />;
export const Trainings = () => <Items itemType="training" />;

/** Every item of a type there is, and every draft, of all creators. */
function Items({ itemType }: { itemType: PublishedType }) {
  const me = useMe();
  const navigate = useNavigate();
  const { one, many, all } = reviewTexts.items[itemType];
  const [moderated, setModerated] = useState<ListedItem | null>(null);
  const asked = useRouterState({ select: ({ location }) => location.search as AddressParams });
  const of: ItemTab = asked.of === "drafts" ? "drafts" : "sold";
  const control = useTable(SHAPES[itemType][of]);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...itemsQuery(itemType, control.view, of),
    placeholderData: keepPreviousData,
  });
  const { save, isSaving } = useCsvFile(() =>
    client.review.itemsFile({ ...itemFilterOf(itemType, control.view, of), ...orderOf({ ...control.view, after: null }, LISTED_SORTS) }),
  );
  const columns = columnsFor(itemType, { moderate: can(me, reviewers) ? setModerated : undefined, maySeeReviews: can(me, seeReviews) });
  const name = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-h1">{all}</h1>
          <p className="mt-1 type-small text-muted">
            {can(me, reviewers)
              ? "Everything anyone sells or works on."
              : `To suspend a ${one}, you need the permission “Approve content”.`}
          </p>
        </div>
        <SegmentedControl
          label={`Which ${many}`}
          value={of}
          options={[
            { value: "sold", label: name },
            { value: "drafts", label: "Drafts" },
          ]}
          onChange={(value) =>
            void navigate({ to: ".", search: { of: value === "drafts" ? value : undefined } as never, state: { staysPut: true } })
          }
        />
      </div>
      <WorkingTable
        caption={of === "drafts" ? "Drafts" : name}
        control={control}
        columns={columns}
        filters={filtersOf(of)}
        searchLabel={`Title or ${one} ID`}
        page={data}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={`No ${of === "drafts" ? "drafts" : many} match. Try different words or fewer filters.`}
        count={data && (of === "drafts" ? countText(data, "draft", "drafts") : countText(data, one, many))}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        csv={{ onSave: save, isBusy: isSaving }}
      />
      {moderated && <ModerateDialog item={moderated} onClose={() => setModerated(null)} />}
    </div>
  );
}
