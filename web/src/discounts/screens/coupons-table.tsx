import { DISCOUNT_STATES, DISCOUNT_VIEWS, type DiscountView } from "@blenda/domain/discounts/constants";
import type { Coupon } from "@blenda/domain/discounts/model";
import { discountTexts } from "@blenda/domain/discounts/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client } from "../../lib/calls/api.ts";
import { useCsvFile } from "../../lib/page/use-csv-file.ts";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { countText, oneOf } from "../../product/table/list-question.ts";
import { useTable } from "../../product/table/use-table.ts";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import type { RowOpening, TableColumn, TableFilter } from "../../ui/table/table-types.ts";
import { WorkingTable } from "../../ui/table/working-table.tsx";
import { Tag } from "../../ui/tag.tsx";
import { couponsQuery } from "../data/discount-queries.ts";
import { daysText, STATE_TONES, scopeText, valueText } from "./code-words.ts";
import { CopyLink } from "./copy-link.tsx";

export const codeColumns = <Row extends Coupon>(everything: string): readonly TableColumn<Row>[] => [
  {
    name: "code",
    head: "Code",
    sort: "up",
    cell: (row) => (
      <span className="grid min-w-0 grid-cols-1">
        <span className="truncate font-semibold">{row.code}</span>
        <span className="truncate type-small text-muted tabular-nums">{daysText(row)}</span>
      </span>
    ),
  },
  { name: "off", head: "Off", isNumber: true, cell: (row) => <span className="font-semibold tabular-nums">{valueText(row)}</span> },
  { name: "for", head: "For", cell: (row) => <span className="text-muted">{scopeText(row, everything)}</span> },
  {
    name: "used",
    head: "Used",
    sort: "down",
    isNumber: true,
    cell: ({ timesUsed, maxUses }) => (
      <span className="whitespace-nowrap">
        <span className="font-semibold">{exact(timesUsed)}</span>
        {maxUses !== null && <span className="text-muted"> of {exact(maxUses)}</span>}
      </span>
    ),
  },
  { name: "revenue", head: "Revenue", isNumber: true, onCard: "figure", cell: ({ revenueCents }) => price(revenueCents) },
  { name: "given", head: "Given away", isNumber: true, cell: ({ givenCents }) => price(givenCents) },
  {
    name: "state",
    head: "State",
    cell: ({ state }) => (
      <Tag tone={STATE_TONES[state]} hasDot>
        {discountTexts.states[state]}
      </Tag>
    ),
  },
];

const COLUMNS: readonly TableColumn<Coupon>[] = [
  ...codeColumns<Coupon>("Everything in your shop"),
  { name: "link", head: "Link", isNarrow: true, onCard: "none", cell: ({ code, scope }) => <CopyLink code={code} scope={scope} /> },
];

/** Beside an open code there is room for these. */
const NARROW = new Set(["code", "off", "used", "state"]);
export const besideOf = <Row,>(columns: readonly TableColumn<Row>[]) => columns.filter(({ name }) => NARROW.has(name));

export const STATE_FILTER: TableFilter = {
  name: "state",
  label: "State",
  options: DISCOUNT_STATES.map((value) => ({ value, label: discountTexts.states[value] })),
};

const VIEW_NAMES: Record<DiscountView, string> = { active: "Active", scheduled: "Scheduled", ended: "Ended" };
const VIEW: TableFilter = { name: "view", label: "List", options: DISCOUNT_VIEWS.map((value) => ({ value, label: VIEW_NAMES[value] })) };
const SHAPE = { name: "coupons", columns: COLUMNS, filters: [VIEW], sort: { by: "created", isDown: true } } as const;

const EMPTY: Record<DiscountView | "all", string> = {
  all: "Your codes will be listed here, like WELCOME10 for 10% off.",
  active: "No code works at checkout right now.",
  scheduled: "No code starts later.",
  ended: "No code is over, used up or stopped.",
};

/** The page of codes the address asks for. */
export function useCoupons() {
  const control = useTable(SHAPE);
  return { control, ...useQuery({ ...couponsQuery(control.view), placeholderData: keepPreviousData }) };
}

/** Which of the codes are listed, each with how many there are. */
export function CouponTabs({ control, data }: ReturnType<typeof useCoupons>) {
  const counts = data?.counts;
  const named = (name: string, count: number | undefined) => (count === undefined ? name : `${name} ${exact(count)}`);
  return (
    <div className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:px-0">
      <SegmentedControl<DiscountView | "all">
        label="Codes"
        value={oneOf(DISCOUNT_VIEWS, control.view.filters.view) ?? "all"}
        options={[
          { value: "all", label: named("All", counts?.all) },
          ...DISCOUNT_VIEWS.map((value) => ({ value, label: named(VIEW_NAMES[value], counts?.[value]) })),
        ]}
        onChange={(view) => control.change({ filters: view === "all" ? {} : { view } })}
      />
    </div>
  );
}

interface Props {
  opening: RowOpening<Coupon>;
  page: ReturnType<typeof useCoupons>;
  /** One of them is open. */
  isBeside: boolean;
}

export function CouponsTable({ opening, isBeside, page: { control, data, error, refetch, isPlaceholderData } }: Props) {
  const { save, isSaving } = useCsvFile(() => client.discounts.couponFile({}));
  const { words, filters } = control.view;
  const tab = oneOf(DISCOUNT_VIEWS, filters.view) ?? "all";
  return (
    <WorkingTable
      caption="Coupons"
      control={control}
      columns={isBeside ? besideOf(COLUMNS) : COLUMNS}
      searchLabel="Find a code"
      page={data}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={words === "" ? EMPTY[tab] : "No code fits. Try different words."}
      // Without words the tabs say it.
      count={data && words !== "" ? countText(data, "code", "codes") : undefined}
      keyOf={({ id }) => id}
      nameOf={({ code }) => code}
      opening={opening}
      csv={{ onSave: save, isBusy: isSaving }}
    />
  );
}
