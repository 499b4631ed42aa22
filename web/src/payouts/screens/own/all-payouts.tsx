import type { Payout } from "@blenda/domain/payouts/model";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { amount } from "../../../lib/text/amount.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { fullDayOf } from "../../../lib/text/utc-day.ts";
import { countText } from "../../../product/table/list-question.ts";
import { useOpened } from "../../../product/table/use-opened.ts";
import { useTable } from "../../../product/table/use-table.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Drawer, drawerPageStyle } from "../../../ui/layout/drawer.tsx";
import { Pressable } from "../../../ui/layout/pressable.tsx";
import type { TableColumn } from "../../../ui/table/table-types.ts";
import { WorkingTable } from "../../../ui/table/working-table.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { payoutsQuery } from "../../data/payout-queries.ts";
import { payoutLine, STATUS_TONES } from "../../data/payout-words.ts";
import { PayoutDetails } from "./payout-details.tsx";
import { isGivenBack } from "./payout-row.tsx";

const COLUMNS: readonly TableColumn<Payout>[] = [
  { name: "created", head: "Friday", sort: "down", cell: ({ day }) => <span className="font-semibold">{fullDayOf(day)}</span> },
  {
    name: "status",
    head: "State",
    cell: ({ status }) => (
      <Tag tone={STATUS_TONES[status]} hasDot>
        {payoutTexts.statuses[status]}
      </Tag>
    ),
  },
  { name: "note", head: "What happened", cell: (payout) => <span className="type-small text-muted">{payoutLine(payout)}</span> },
  { name: "sales", head: "Sales", isNumber: true, onCard: "none", cell: ({ sales }) => exact(sales) },
  {
    name: "amount",
    head: "Amount",
    sort: "down",
    isNumber: true,
    onCard: "figure",
    cell: (payout) => (
      <span className={classNames("font-semibold", isGivenBack(payout) && "text-muted line-through")}>{amount(payout.amountCents)}</span>
    ),
  },
];
const SHAPE = { name: "payouts", columns: COLUMNS, filters: [], sort: { by: "created", isDown: true } } as const;

/** Every payout there ever was; one of them beside the list. */
export function AllPayouts() {
  const control = useTable(SHAPE);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...payoutsQuery(control.view), placeholderData: keepPreviousData });
  const { opened, opening, walk, onArrows, close } = useOpened(data?.rows ?? [], ({ id }) => id);
  const day = data?.rows.find(({ id }) => id === opened)?.day;
  return (
    <Pressable className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3", opened && "max-xl:hidden")}>
        <Link to="/dashboard/payouts" className="inline-flex items-center gap-2 justify-self-start type-ui text-muted hover:text-text">
          <Icon name="arrow-left" size={16} />
          Balance and next payout
        </Link>
        <WorkingTable
          caption="All payouts"
          title={{ name: "All payouts" }}
          control={control}
          columns={COLUMNS}
          page={data}
          isStale={isPlaceholderData}
          error={data ? null : error}
          onRetry={() => void refetch()}
          empty="Your payouts will be listed here."
          count={data && countText(data, "payout", "payouts")}
          keyOf={({ id }) => id}
          nameOf={(payout) => fullDayOf(payout.day)}
          opening={opening}
        />
      </div>
      {opened && (
        <Drawer
          of={opened}
          label={day ? `Payout of ${fullDayOf(day)}` : "Payout"}
          backLabel="All payouts"
          walk={{ label: "payout", ...walk }}
          onClose={close}
        >
          <h2 className="px-5 pt-5 type-h2 max-xl:hidden">{day ? fullDayOf(day) : "Payout"}</h2>
          <PayoutDetails key={opened} id={opened} />
        </Drawer>
      )}
    </Pressable>
  );
}
