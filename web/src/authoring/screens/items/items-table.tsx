import { ITEM_VIEWS, type ItemView } from "@blenda/domain/authoring/constants";
import type { Item } from "@blenda/domain/authoring/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { price } from "../../../lib/text/money.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { agoOf, dayOf } from "../../../lib/text/time.ts";
import { countText, oneOf } from "../../../product/table/list-question.ts";
import { useTable } from "../../../product/table/use-table.ts";
import { Icon } from "../../../ui/icon.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";
import { Stars } from "../../../ui/stars.tsx";
import type { RowOpening, TableColumn, TableFilter } from "../../../ui/table/table-types.ts";
import { WorkingTable } from "../../../ui/table/working-table.tsx";
import { itemsQuery } from "../../data/product-drafts.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { editAddress, nameOf } from "./item-address.ts";
import { ItemMenu } from "./item-menu.tsx";
import { ItemStatus, statusWord } from "./item-status.tsx";
import { VIEW_NAMES } from "./item-tabs.tsx";

const COLUMNS: readonly TableColumn<Item>[] = [
  { name: "title", head: "Product or course", sort: "up", cell: (item) => <ItemCell item={item} /> },
  { name: "status", head: "Status", cell: (item) => <StatusCell item={item} /> },
  {
    name: "price",
    head: "Price",
    sort: "down",
    isNumber: true,
    onCard: "figure",
    cell: ({ priceCents }) => (priceCents === null ? "–" : priceCents === 0 ? "Free" : price(priceCents)),
  },
  {
    name: "sales",
    head: "Sales",
    sort: "down",
    isNumber: true,
    onCard: "none",
    cell: ({ sales, publishedAt }) => (publishedAt ? exact(sales) : "–"),
  },
  { name: "rating", head: "Rating", isExtra: true, cell: ({ rating }) => (rating ? <Stars {...rating} /> : "–") },
  { name: "version", head: "Version", isExtra: true, cell: ({ version }) => version ?? "–" },
  { name: "score", head: "Score", isNumber: true, isExtra: true, cell: ({ score }) => score ?? "–" },
  {
    name: "updated",
    head: "Changed",
    sort: "down",
    isNumber: true,
    onCard: "none",
    cell: ({ updatedAt }) => <span className="whitespace-nowrap text-muted">{agoOf(updatedAt)}</span>,
  },
  { name: "more", head: "Actions", isNarrow: true, cell: (item) => <ItemMenu item={item} /> },
];

const VIEW: TableFilter = { name: "view", label: "List", options: ITEM_VIEWS.map((value) => ({ value, label: VIEW_NAMES[value] })) };
const TYPE: TableFilter = {
  name: "type",
  label: "Type",
  options: [
    { value: "product", label: "Products" },
    { value: "training", label: "Courses" },
  ],
};
const SHAPE = { name: "products", columns: COLUMNS, filters: [VIEW, TYPE], sort: { by: "updated", isDown: true } } as const;

const EMPTY: Record<ItemView, string> = {
  all: "Nothing here yet. Add your first product, or write a course.",
  live: "Nothing is on sale yet.",
  drafts: "No drafts. Everything you've started is further along.",
  in_review: "Nothing is in review.",
  needs_you: "Nothing needs you right now.",
  off_sale: "Nothing is off sale.",
};

/** The working list; a row opens the editor. */
export function ItemsTable() {
  const control = useTable(SHAPE);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...itemsQuery(control.view), placeholderData: keepPreviousData });
  const navigate = useNavigate();
  const router = useRouter();
  const opening: RowOpening<Item> = {
    addressOf: (item) => router.buildLocation(editAddress(item)).href,
    open: (item) => void navigate(editAddress(item)),
  };
  const view = oneOf(ITEM_VIEWS, control.view.filters.view) ?? "all";
  return (
    <WorkingTable
      caption="Products and courses"
      control={control}
      columns={COLUMNS}
      searchLabel="Title or tag"
      page={data}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={control.view.words ? "Nothing matches. Try different words." : EMPTY[view]}
      count={data && countText(data, "item", "items")}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      opening={opening}
      bulk={(chosen, clear) => <BulkActions items={chosen} onDone={clear} />}
    />
  );
}

function ItemCell({ item }: { item: Item }) {
  const facts = [item.itemType === "training" && "Course", item.category, item.version].filter(Boolean).join(" · ");
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span style={stageStyle(item.stageHue)} className="grid h-9 w-12 shrink-0 place-items-center overflow-hidden rounded-xs bg-stage">
        {item.posterUrl ? (
          <img src={item.posterUrl} alt="" loading="lazy" className="size-full object-contain" />
        ) : (
          <Icon name={item.itemType === "training" ? "graduation-cap" : "box"} size={18} className="text-faint" />
        )}
      </span>
      <span className="grid min-w-0">
        <span className="truncate font-semibold">{nameOf(item)}</span>
        {facts && <span className="truncate type-small text-muted">{facts}</span>}
      </span>
    </span>
  );
}

/** Of something on sale also how far its changes are; of what needs its creator also why. */
function StatusCell({ item }: { item: Item }) {
  const { status, revision, remarks, reason, publishAt } = item;
  const note = [
    revision && `Changes: ${statusWord(revision).toLowerCase()}`,
    remarks > 0 && (remarks === 1 ? "1 comment" : `${remarks} comments`),
    status === "approved" && publishAt && `on sale ${dayOf(publishAt)}`,
    reason,
  ].filter(Boolean);
  return (
    <span className="grid justify-items-start gap-0.5">
      <ItemStatus status={status} />
      {note.length > 0 && <span className="max-w-64 truncate type-small text-muted">{note.join(" · ")}</span>}
    </span>
  );
}
