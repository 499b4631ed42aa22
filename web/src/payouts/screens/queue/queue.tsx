import { useSearch } from "@tanstack/react-router";
import { useOpened } from "../../../product/table/use-opened.ts";
import { classNames } from "../../../ui/class-names.ts";
import { drawerPageStyle } from "../../../ui/layout/drawer.tsx";
import { Pressable } from "../../../ui/layout/pressable.tsx";
import { batchIn } from "../../data/payout-queries.ts";
import { tabIn } from "../../data/queue-tab.ts";
import { usePayoutSelection } from "../../data/use-payout-selection.ts";
import { ApprovePanel } from "./approve-panel.tsx";
import { BatchesBefore } from "./batches-before.tsx";
import { CaseDrawer } from "./case/case-drawer.tsx";
import { LeftOutList } from "./left-out.tsx";
import { QueueHead } from "./queue-head.tsx";
import { QueueTable, useQueue } from "./queue-table.tsx";
import { StateCells } from "./state-cells.tsx";

/** The batch of a Friday: what is in it, what speaks for it, and whose approval it waits for. */
export function PayoutQueue() {
  const asked = useSearch({ from: "/admin/payouts" });
  const tab = tabIn(asked.tab);
  const page = useQueue(tab, batchIn(asked.batch));
  const { data } = page;
  const rows = data?.rows ?? [];
  const selection = usePayoutSelection(rows);
  const { opened, opening, walk, onArrows, close } = useOpened(rows, ({ id }) => id);
  const batch = data?.batch ?? null;
  const isBatch = tab === "batch";
  return (
    <Pressable className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4", opened && "max-xl:hidden")}>
        <QueueHead tab={tab} isOlder={batchIn(asked.batch) !== undefined} data={data} />
        {isBatch && batch && <StateCells batch={batch} />}
        <div
          className={classNames(
            "grid grid-cols-[minmax(0,1fr)] items-start gap-4",
            isBatch && batch && !opened && "xl:grid-cols-[minmax(0,1fr)_340px]",
          )}
        >
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            <QueueTable tab={tab} page={page} selection={selection} opening={opening} isBeside={opened !== undefined} />
            {isBatch && batch && <LeftOutList batch={batch} />}
          </div>
          {isBatch && data && (
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
              {batch && <ApprovePanel key={batch.batch} batch={batch} rows={rows} chosen={selection.chosen} />}
              <BatchesBefore before={data.before} shown={batch?.batch} />
            </div>
          )}
        </div>
      </div>
      {opened && <CaseDrawer id={opened} walk={walk} onClose={close} />}
    </Pressable>
  );
}
