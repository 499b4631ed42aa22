import { USAGE_HISTORY_LIMIT, type UsageType } from "@blenda/domain/tokens/constants";
import type { UsageEntry } from "@blenda/domain/tokens/model";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { client } from "../../lib/calls/api.ts";
import { useCsvFile } from "../../lib/page/use-csv-file.ts";
import { exact } from "../../lib/text/numbers.ts";
import { momentOf } from "../../lib/text/time.ts";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { FramedSelect } from "../../ui/controls/framed-select.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Table } from "../../ui/layout/table.tsx";
import { kindOf, USAGE_KINDS, type UsageKind, usageFilter } from "../data/usage-filter.ts";
import { BalanceBars } from "./balance-bars.tsx";

const NAMES: Record<UsageType, string> = {
  reserve: "Reserved",
  generation: "Generation",
  release: "Came back",
  refund: "Taken",
  token_pack: "Pack",
  subscription: "Plan",
  grant: "Gift",
};

const kinds = (Object.keys(USAGE_KINDS) as UsageKind[]).map((value) => ({ value, label: USAGE_KINDS[value].label }));

/** The latest entries, with their filters in the address. */
export function History({ entries, isOld }: { entries: readonly UsageEntry[]; isOld: boolean }) {
  const asked = useSearch({ from: "/blendagen/usage" });
  const navigate = useNavigate();
  const { save, isSaving } = useCsvFile(() => client.tokens.usageFile(usageFilter(asked)));
  const change = (next: Record<string, string | undefined>) =>
    void navigate({ to: "/blendagen/usage", search: { ...asked, ...next } as never, replace: true });
  const isFiltered = kindOf(asked.kind) !== "all" || Boolean(asked.from) || Boolean(asked.to);
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="type-h2">History</h2>
        <div className="grid grid-cols-2 items-end gap-3 max-sm:w-full sm:flex sm:flex-wrap [&>:first-child]:max-sm:col-span-2 [&>:last-child]:max-sm:col-span-2">
          <FramedSelect
            label="Show"
            value={kindOf(asked.kind)}
            options={kinds}
            onChange={(kind) => change({ kind: kind === "all" ? undefined : kind })}
          />
          <DayField label="From" value={asked.from} onChange={(from) => change({ from })} />
          <DayField label="To" value={asked.to} onChange={(to) => change({ to })} />
          <Button icon="download" isBusy={isSaving} onClick={save}>
            CSV
          </Button>
        </div>
      </div>
      {entries.length === 0 ? (
        <EmptyState icon="coins" title={isFiltered ? "No matches" : "No token activity yet"}>
          {isFiltered ? "Try another type or date range." : "Everything you buy and spend shows up here."}
        </EmptyState>
      ) : (
        <div className={classNames("grid gap-4 transition-opacity", isOld && "opacity-60")}>
          {!isFiltered && <BalanceBars entries={entries} />}
          <Table caption="Token history" columns={COLUMNS} rows={entries} keyOf={({ id }) => String(id)} />
          <p className="type-small text-muted">The latest {USAGE_HISTORY_LIMIT} are shown. The CSV holds the whole history.</p>
        </div>
      )}
    </section>
  );
}

function DayField({ label, value, onChange }: { label: string; value: string | undefined; onChange: (day: string | undefined) => void }) {
  return (
    <div className="min-w-0 sm:w-40">
      <Field label={label}>
        <Input type="date" value={value ?? ""} className="h-10" onChange={({ target }) => onChange(target.value || undefined)} />
      </Field>
    </div>
  );
}

const COLUMNS = [
  {
    head: "What",
    cell: ({ about, type, timestamp }: UsageEntry) => (
      <span className="grid gap-0.5">
        <span className="line-clamp-2 break-words">{about}</span>
        <span className="type-small text-muted">
          {NAMES[type]} · <time dateTime={timestamp}>{momentOf(timestamp)}</time>
        </span>
      </span>
    ),
  },
  { head: "Tokens", isNumber: true, cell: ({ tokenCost }: UsageEntry) => <Change cost={tokenCost} /> },
  { head: "Balance after", isNumber: true, cell: ({ balanceAfter }: UsageEntry) => exact(balanceAfter) },
];

/** A cost leaves, a negative cost arrives. */
const Change = ({ cost }: { cost: number }) => (
  <span className={classNames("font-semibold", cost < 0 && "text-ok")}>
    {cost < 0 ? "+" : "−"}
    {exact(Math.abs(cost))}
  </span>
);
