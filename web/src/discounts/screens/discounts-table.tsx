import type { PlatformDiscount } from "@blenda/domain/discounts/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { price } from "../../lib/text/money.ts";
import { countText } from "../../product/table/list-question.ts";
import { useTable } from "../../product/table/use-table.ts";
import type { RowOpening, TableColumn, TableFilter } from "../../ui/table/table-types.ts";
import { WorkingTable } from "../../ui/table/working-table.tsx";
import { discountsQuery } from "../data/discount-queries.ts";
import { besideOf, codeColumns, STATE_FILTER } from "./coupons-table.tsx";

const SOURCE_NAMES: Partial<Record<PlatformDiscount["source"], string>> = { platform: "Platform", goodwill: "Goodwill" };

const COLUMNS: readonly TableColumn<PlatformDiscount>[] = [
  ...codeColumns<PlatformDiscount>("Everything on Blenda"),
  { name: "paid", head: "Blenda paid", isNumber: true, cell: ({ platformPaidCents }) => price(platformPaidCents) },
  { name: "source", head: "Kind", isExtra: true, cell: ({ source }) => SOURCE_NAMES[source] ?? "–" },
  { name: "by", head: "By", isExtra: true, cell: ({ createdBy }) => createdBy?.name ?? "–" },
];

const FILTERS: readonly TableFilter[] = [
  STATE_FILTER,
  {
    name: "source",
    label: "Kind",
    options: [
      { value: "platform", label: "Platform" },
      { value: "goodwill", label: "Goodwill" },
    ],
  },
];
const SHAPE = { name: "discounts", columns: COLUMNS, filters: FILTERS, sort: { by: "created", isDown: true } } as const;

/** The page of discounts the address asks for. */
export function useDiscounts() {
  const control = useTable(SHAPE);
  return { control, ...useQuery({ ...discountsQuery(control.view), placeholderData: keepPreviousData }) };
}

interface Props {
  opening: RowOpening<PlatformDiscount>;
  page: ReturnType<typeof useDiscounts>;
  /** One of them is open. */
  isBeside: boolean;
}

export function DiscountsTable({ opening, isBeside, page: { control, data, error, refetch, isPlaceholderData } }: Props) {
  const isNarrowed = control.view.words !== "" || Object.keys(control.view.filters).length > 0;
  return (
    <WorkingTable
      caption="Discounts"
      control={control}
      columns={isBeside ? besideOf(COLUMNS) : COLUMNS}
      filters={FILTERS}
      searchLabel="Find a code"
      page={data}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      empty={isNarrowed ? "No code fits. Change the filters." : "Codes that Blenda pays for will be listed here."}
      count={data && countText(data, "code", "codes")}
      keyOf={({ id }) => id}
      nameOf={({ code }) => code}
      opening={opening}
    />
  );
}
