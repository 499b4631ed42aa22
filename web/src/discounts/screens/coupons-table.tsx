import { DISCOUNT_STATES } from "@blenda/domain/discounts/constants";
import type { Coupon } from "@blenda/domain/discounts/model";
import { discountTexts } from "@blenda/domain/discounts/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client } from "../../lib/calls/api.ts";
import { useCsvFile } from "../../lib/page/use-csv-file.ts";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { countText } from "../../product/table/list-question.ts";
import { useTable } from "../../product/table/use-table.ts";
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
  { name: "off", head: "Off", isNarrow: true, cell: (row) => <span className="font-semibold tabular-nums">{valueText(row)}</span> },
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
const OWN_FILTERS: readonly TableFilter[] = [{ ...STATE_FILTER, options: STATE_FILTER.options.filter(({ value }) => value !== "waiting") }];
const SHAPE = { name: "coupons", columns: COLUMNS, filters: OWN_FILTERS, sort: { by: "created", isDown: true } } as const;

/** The page of codes the address asks for. */
export function useCoupons() {
  const control = useTable(SHAPE);
  return { control, ...useQuery({ ...couponsQuery(control.view), placeholderData: keepPreviousData }) };
}

interface Props {
  opening: RowOpening<Coupon>;
  page: ReturnType<typeof useCoupons>;
  /** One of them is open. */
  isBeside: boolean;
}

export function CouponsTable({ opening, isBeside, page: { control, data, error, refetch, isPlaceholderData } }: Props) {
  const { save, isSaving } = useCsvFile(() => client.discounts.couponFile({}));
  const { view } = control;
  const isNarrowed = view.words !== "" || Object.keys(view.filters).length > 0;
  return (
    <WorkingTable
      caption="Coupons"
      control={control}
      columns={isBeside ? besideOf(COLUMNS) : COLUMNS}
      filters={OWN_FILTERS}
      searchLabel="Find a code"
      page={data}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={isNarrowed ? "No code fits. Change the filters." : "Your codes will be listed here, like WELCOME10 for 10% off."}
      count={data && countText(data, "code", "codes")}
      keyOf={({ id }) => id}
      nameOf={({ code }) => code}
      opening={opening}
      csv={{ onSave: save, isBusy: isSaving }}
    />
  );
}
