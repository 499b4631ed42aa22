import { DIMENSIONS, PARTIAL_TERMS, SALE_STATES } from "@blenda/domain/figures/constants";
import type { SaleLine, SaleTotals } from "@blenda/domain/figures/model";
import type { DayRange } from "@blenda/domain/figures/rules";
import { figureTexts } from "@blenda/domain/figures/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import type { AddressParams } from "../../../lib/page/address.ts";
import { amount } from "../../../lib/text/amount.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { utcMomentOf } from "../../../lib/text/utc-day.ts";
import { countText } from "../../../product/table/list-question.ts";
import { useTable } from "../../../product/table/use-table.ts";
import type { RowOpening, TableColumn, TableFilter, TableFoot } from "../../../ui/table/table-types.ts";
import { WorkingTable } from "../../../ui/table/working-table.tsx";
import { salesQuery, salesQuestion, sliceIn } from "../../data/figure-queries.ts";
import { usePageKeys } from "../../data/use-page-keys.ts";
import { countryText } from "../../data/words.ts";
import { ItemPicture } from "../../parts/item-picture.tsx";
import { SaleState } from "./sale-state.tsx";

/** What is taken away; nothing is a dash. */
const taken = (cents: number): string => (cents === 0 ? "–" : amount(-cents));

const COLUMNS: readonly TableColumn<SaleLine>[] = [
  {
    name: "at",
    head: "Order",
    sort: "down",
    isTight: true,
    onCard: "fact",
    cell: ({ orderNumber, at }) => (
      <span className="grid max-sm:flex max-sm:gap-2">
        <span className="font-semibold">{orderNumber}</span>
        <span className="type-small whitespace-nowrap text-muted">{utcMomentOf(at)}</span>
      </span>
    ),
  },
  { name: "item", head: "Product", onCard: "title", cell: (sale) => <ItemCell sale={sale} /> },
  {
    name: "country",
    head: "Country",
    onCard: "none",
    cell: ({ country }) => <span className="block max-w-36 truncate text-muted">{countryText(country)}</span>,
  },
  {
    name: "source",
    head: "Source",
    onCard: "none",
    cell: ({ source }) => <span className="whitespace-nowrap text-muted">{figureTexts.sources[source]}</span>,
  },
  { name: "list", head: "List", sort: "down", isNumber: true, onCard: "none", cell: ({ listCents }) => amount(listCents) },
  { name: "off", head: "Off", isNumber: true, onCard: "none", cell: ({ offCents }) => <Taken cents={offCents} /> },
  {
    name: "refunded",
    head: "Refunded",
    isNumber: true,
    isExtra: true,
    onCard: "none",
    cell: ({ refundedCents }) => <Taken cents={refundedCents} />,
  },
  { name: "fees", head: "Fees", isNumber: true, onCard: "none", cell: ({ feesCents }) => <Taken cents={feesCents} /> },
  {
    name: "earned",
    head: "You earned",
    sort: "down",
    isNumber: true,
    onCard: "figure",
    cell: ({ earnedCents }) => <span className="font-semibold">{amount(earnedCents)}</span>,
  },
  { name: "state", head: "State", cell: (sale) => <SaleState sale={sale} /> },
];

function Taken({ cents }: { cents: number }) {
  return <span className="text-muted">{taken(cents)}</span>;
}

const STATE: TableFilter = {
  name: "state",
  label: "State",
  options: SALE_STATES.map((value) => ({ value, label: figureTexts.states[value] })),
};
const TERM: TableFilter = {
  name: "term",
  label: "With",
  options: PARTIAL_TERMS.map((value) => ({ value, label: figureTexts.terms[value].label.toLowerCase() })),
};
const SHAPE = { name: "sales", columns: COLUMNS, filters: [STATE, TERM], sort: { by: "at", isDown: true } } as const;

interface Props {
  range: DayRange;
  asked: AddressParams;
  onSave: (question: ReturnType<typeof salesQuestion>) => void;
  isSaving: boolean;
}

/** Every sale of these days with what is left of it; the sums below are of all of them, however few are shown. */
export function SalesTable({ range, asked, onSave, isSaving }: Props) {
  const control = useTable(SHAPE);
  const slice = sliceIn(asked);
  const view = { ...control.view, filters: { ...control.view.filters, ...(slice && { [slice.by]: slice.key }) } };
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...salesQuery(view, range), placeholderData: keepPreviousData });
  const navigate = useNavigate();
  const router = useRouter();
  const addressOf = ({ id }: SaleLine) => ({ to: "/dashboard/sales/$id", params: { id } }) as const;
  const opening: RowOpening<SaleLine> = {
    addressOf: (sale) => router.buildLocation(addressOf(sale)).href,
    open: (sale) => void navigate(addressOf(sale)),
  };
  const save = () => onSave(salesQuestion(view, range));
  usePageKeys({ e: save });
  const isNarrowed = view.words !== "" || Object.keys(view.filters).length > 0 || DIMENSIONS.some((each) => asked[each]);
  return (
    <WorkingTable
      title={{ name: "Sales" }}
      caption="Sales"
      control={control}
      columns={COLUMNS}
      filters={[STATE, TERM]}
      searchLabel="Order or product"
      page={data}
      isStale={isPlaceholderData}
      error={data ? null : error}
      onRetry={() => void refetch()}
      empty={isNarrowed ? "No sale matches. Try fewer filters." : "No sales in this period."}
      count={data && countText(data, "sale", "sales")}
      keyOf={({ id }) => id}
      nameOf={({ orderNumber, item }) => `${orderNumber}, ${item.title}`}
      opening={opening}
      csv={{ onSave: save, isBusy: isSaving }}
      foot={data && footOf(data.totals, data.rows.length)}
      hints={[
        { keys: ["E"], does: "Save as CSV" },
        { keys: ["["], does: "Earlier days" },
        { keys: ["]"], does: "Later days" },
      ]}
    />
  );
}

function footOf(totals: SaleTotals, shown: number): TableFoot {
  const { sales, listCents, offCents, refundedCents, feesCents, earnedCents } = totals;
  return {
    label: shown < sales ? `All ${exact(sales)} sales, ${exact(shown)} shown` : sales === 1 ? "1 sale" : `All ${exact(sales)} sales`,
    cells: {
      list: amount(listCents),
      off: taken(offCents),
      refunded: taken(refundedCents),
      fees: taken(feesCents),
      earned: amount(earnedCents),
      ...(refundedCents > 0 && { state: `after ${amount(refundedCents)} refunded` }),
    },
  };
}

function ItemCell({ sale: { item, licence } }: { sale: SaleLine }) {
  return (
    <span className="flex min-w-0 items-center gap-3 md:min-w-52">
      <ItemPicture item={item} />
      <span className="grid min-w-0">
        <span className="truncate font-semibold">{item.title}</span>
        <span className="truncate type-small text-muted">{figureTexts.licences[licence]}</span>
      </span>
    </span>
  );
}
