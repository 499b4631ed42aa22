import { can } from "@blenda/domain/access/can";
import { DRAFT_STATUSES } from "@blenda/domain/authoring/constants";
import { reviewers } from "@blenda/domain/publication/access";
import { seeReviews } from "@blenda/domain/review/access";
import { PRODUCT_SORTS } from "@blenda/domain/review/constants";
import type { ProductLine } from "@blenda/domain/review/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../../../lib/calls/api.ts";
import type { Asked } from "../../../lib/page/address.ts";
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
import { type ProductTab, productFilterOf, productsQuery } from "../../data/review-queries.ts";
import { ItemCell } from "../item-cell.tsx";
import { StatusTag } from "../status-tag.tsx";
import { ModerateDialog } from "./moderate-dialog.tsx";
import { ProductActions } from "./product-actions.tsx";

const SALE_STATUSES = ["published", "unlisted", "suspended", "archived"] as const;
const statusText = (status: string) => status.replaceAll("_", " ");

interface Actions {
  /** Opens the dialog that suspends or reinstates it; absent where the reader may not. */
  moderate: ((product: ProductLine) => void) | undefined;
  maySeeReviews: boolean;
}

const columnsFor = (actions: Actions): readonly TableColumn<ProductLine>[] => [
  {
    name: "title",
    head: "Product",
    sort: "up",
    onCard: "title",
    cell: ({ title, category, posterUrl }) => <ItemCell title={title} detail={category ?? "No category"} posterUrl={posterUrl} />,
  },
  { name: "shop", head: "Shop", cell: ({ shop }) => <ShopLine shop={shop} /> },
  { name: "status", head: "State", cell: (product) => <StatusTag {...product} /> },
  {
    name: "price",
    head: "Price",
    isNumber: true,
    onCard: "figure",
    cell: ({ priceCents }) => (priceCents === null ? "–" : priceCents === 0 ? "Free" : price(priceCents)),
  },
  { name: "score", head: "Score", isNumber: true, isExtra: true, cell: ({ score }) => score ?? "–" },
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
    cell: (product) => <ProductActions product={product} {...actions} />,
  },
];

const filtersOf = (of: ProductTab): readonly TableFilter[] => [
  {
    name: "status",
    label: "State",
    options: (of === "drafts" ? DRAFT_STATUSES : SALE_STATUSES).map((value) => ({ value, label: statusText(value) })),
  },
  { name: "creator", label: "Creator ID", type: "text", longest: 100 },
];

const shapeOf = (of: ProductTab) =>
  ({
    name: "all-products",
    columns: columnsFor({ moderate: undefined, maySeeReviews: false }),
    filters: filtersOf(of),
    sort: { by: "updated", isDown: true },
  }) as const;
const SHAPES = { products: shapeOf("products"), drafts: shapeOf("drafts") };

/** Every product there is, and every draft, whoever made it. */
export function Products() {
  const me = useMe();
  const navigate = useNavigate();
  const [moderated, setModerated] = useState<ProductLine | null>(null);
  const asked = useRouterState({ select: ({ location }) => location.search as Asked });
  const of: ProductTab = asked.of === "drafts" ? "drafts" : "products";
  const control = useTable(SHAPES[of]);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...productsQuery(control.view, of), placeholderData: keepPreviousData });
  const { save, isSaving } = useCsvFile(() =>
    client.review.productsFile({ ...productFilterOf(control.view, of), ...orderOf({ ...control.view, after: null }, PRODUCT_SORTS) }),
  );
  const columns = columnsFor({ moderate: can(me, reviewers) ? setModerated : undefined, maySeeReviews: can(me, seeReviews) });
  return (
    <div className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-h1">All products</h1>
          <p className="mt-1 type-small text-muted">
            {can(me, reviewers) ? "Everything anyone sells or works on." : "Suspending a product needs the permission “Approve content”."}
          </p>
        </div>
        <SegmentedControl
          label="Which products"
          value={of}
          options={[
            { value: "products", label: "Products" },
            { value: "drafts", label: "Drafts" },
          ]}
          onChange={(value) =>
            void navigate({ to: ".", search: { of: value === "drafts" ? value : undefined } as never, state: { staysPut: true } })
          }
        />
      </div>
      <WorkingTable
        caption={of === "drafts" ? "Drafts" : "Products"}
        control={control}
        columns={columns}
        filters={filtersOf(of)}
        searchLabel="Title or product ID"
        page={data}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={
          of === "drafts" ? "No drafts match. Try other words or fewer filters." : "No products match. Try other words or fewer filters."
        }
        count={data && countText(data, of === "drafts" ? "draft" : "product", of)}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        csv={{ onSave: save, isBusy: isSaving }}
      />
      {moderated && <ModerateDialog product={moderated} onClose={() => setModerated(null)} />}
    </div>
  );
}
