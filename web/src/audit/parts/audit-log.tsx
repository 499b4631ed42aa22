import type { AuditEntry } from "@blenda/domain/audit/model";
import { METHOD_NAMES } from "@blenda/domain/mfa/constants";
import { utcAs } from "@blenda/domain/shared/language/formats";
import { client } from "../../lib/calls/api.ts";
import { useCsvFile } from "../../lib/page/use-csv-file.ts";
import { countText } from "../../product/table/list-question.ts";
import { useOpened } from "../../product/table/use-opened.ts";
import type { TableColumn } from "../../ui/table/table-types.ts";
import { WorkingTable } from "../../ui/table/working-table.tsx";
import { useAuditList } from "../data/use-audit-list.ts";
import { AuditTimes } from "./audit-times.tsx";
import { ChainNote } from "./chain-note.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { ActorFace, actorName, ChangeWords, targetName } from "./entry-words.tsx";

const moment = utcAs({ dateStyle: "medium", timeStyle: "medium", hourCycle: "h23" });

const COLUMNS: readonly TableColumn<AuditEntry>[] = [
  {
    name: "n",
    head: "Time, UTC",
    sort: "down",
    onCard: "figure",
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap tabular-nums">
        {moment(at)}
      </time>
    ),
  },
  {
    name: "who",
    head: "Who",
    onCard: "title",
    cell: (entry) => (
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <ActorFace entry={entry} /> {actorName(entry)}
      </span>
    ),
  },
  { name: "action", head: "Action", onCard: "fact", cell: ({ action }) => <span className="font-mono type-small">{action}</span> },
  { name: "kind", head: "Kind", isExtra: true, onCard: "none", cell: ({ target }) => target.kind },
  {
    name: "what",
    head: "Done to",
    onCard: "fact",
    cell: (entry) => <span className="font-semibold wrap-anywhere">{targetName(entry)}</span>,
  },
  {
    name: "change",
    head: "From, to",
    onCard: "fact",
    cell: ({ change, changeCount }) => change && <ChangeWords change={change} more={changeCount - 1} />,
  },
  { name: "reason", head: "Reason", onCard: "fact", cell: ({ reason }) => <span className="line-clamp-2 text-muted">{reason}</span> },
  { name: "factor", head: "Factor", isExtra: true, onCard: "none", cell: ({ factor }) => (factor ? METHOD_NAMES[factor] : "–") },
];

/** Everything staff did, newest first. Nothing here changes it. */
export function AuditLog() {
  const { query, control, filters, filter, around } = useAuditList(COLUMNS);
  const csv = useCsvFile(() => client.audit.entriesFile(filter));
  const { data, error, refetch, isPlaceholderData } = query;
  const { opened, opening, close } = useOpened(data?.rows ?? [], ({ n }) => String(n));
  const n = Number(opened);
  return (
    <div className="grid grid-cols-1 gap-5">
      {around && <ChainNote chain={around.chain} />}
      {around && (
        <AuditTimes buckets={around.buckets} onChoose={(from, to) => control.change({ filters: { ...control.view.filters, from, to } })} />
      )}
      <WorkingTable
        caption="Audit log"
        control={control}
        columns={COLUMNS}
        filters={filters}
        searchLabel="Id, person, word in a reason"
        page={data}
        isStale={isPlaceholderData}
        error={data ? null : error}
        onRetry={() => void refetch()}
        empty="No entries match. Everything staff do is recorded here."
        count={data && countText(data, "entry", "entries")}
        keyOf={({ n }) => String(n)}
        nameOf={(row) => `entry ${row.n}`}
        opening={opening}
        csv={{ onSave: csv.save, isBusy: csv.isSaving }}
      />
      {Number.isInteger(n) && n > 0 && <EntryDialog n={n} onClose={close} />}
    </div>
  );
}
