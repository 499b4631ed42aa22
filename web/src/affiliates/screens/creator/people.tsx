import type { AffiliateState } from "@blenda/domain/affiliates/constants";
import type { ProgrammeAffiliate } from "@blenda/domain/affiliates/model";
import { affiliateStateTexts, affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../../../lib/calls/api.ts";
import { useCsvFile } from "../../../lib/page/use-csv-file.ts";
import { price } from "../../../lib/text/money.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { dayOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Table } from "../../../ui/layout/table.tsx";
import { Tag, type TagTone } from "../../../ui/tag.tsx";
import { affiliateName } from "../../data/affiliate-name.ts";
import { peopleQuery } from "../../data/creator-queries.ts";
import { shareText } from "../../data/share.ts";
import { AffiliateDialog } from "./affiliate-dialog.tsx";
import { MessageDialog } from "./message-dialog.tsx";

const TONES: Readonly<Record<AffiliateState, TagTone>> = {
  created: "ember",
  ignored: "neutral",
  invited: "sky",
  active: "ok",
  paused: "warn",
  ended: "neutral",
};

const countOr = (count: number, text: string) => (count === 0 ? <span className="text-muted">–</span> : text);

/** Everybody of the programme, also whoever was in it before. */
export function People() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(peopleQuery("people"));
  const [changed, setChanged] = useState<string | null>(null);
  const [isWriting, setWriting] = useState(false);
  const { save, isSaving } = useCsvFile(() => client.affiliates.affiliatesFile());
  const rows = data?.pages.flatMap((page) => page.rows);
  const person = rows?.find(({ id }) => id === changed);
  return (
    <Panel
      title="People"
      className="min-w-0"
      aside={
        <span className="flex flex-wrap justify-end gap-2">
          <Button
            size="small"
            icon="message-circle"
            disabled={!rows?.some(({ state }) => state === "active")}
            onClick={() => setWriting(true)}
          >
            Write to all
          </Button>
          <Button size="small" icon="download" isBusy={isSaving} disabled={!rows || rows.length === 0} onClick={save}>
            CSV
          </Button>
        </span>
      }
    >
      {error && !data && <ErrorState message={affiliateTexts.loadFailed} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading your affiliates">
          <Skeleton className="h-40" />
        </div>
      )}
      {rows?.length === 0 && (
        <EmptyState icon="handshake" title="No affiliates yet">
          Invite someone by email, or let people ask to join.
        </EmptyState>
      )}
      {rows && rows.length > 0 && <PeopleTable rows={rows} onChange={setChanged} />}
      {hasNextPage && (
        <Button className="mt-3" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {isWriting && <MessageDialog onClose={() => setWriting(false)} />}
      {person && <AffiliateDialog key={person.id} person={person} onClose={() => setChanged(null)} />}
    </Panel>
  );
}

function PeopleTable({ rows, onChange }: { rows: readonly ProgrammeAffiliate[]; onChange: (id: string) => void }) {
  return (
    <Table
      caption="Your affiliates"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          head: "Affiliate",
          cell: (row) => (
            <span className="grid">
              <span className="max-w-44 truncate font-semibold">{affiliateName(row)}</span>
              <span className="type-small whitespace-nowrap text-muted">
                {row.state === "invited" ? "Invited" : "Since"} {dayOf(row.since)}
              </span>
            </span>
          ),
        },
        {
          head: "Share",
          cell: ({ bps, hasOwnBps }) => (
            <span className="grid">
              <span className="font-semibold tabular-nums">{shareText(bps)}%</span>
              {hasOwnBps && <span className="type-small whitespace-nowrap text-muted">Their own</span>}
            </span>
          ),
        },
        { head: "Clicks", isNumber: true, cell: ({ clicks }) => countOr(clicks, exact(clicks)) },
        { head: "Orders", isNumber: true, cell: ({ orders }) => countOr(orders, exact(orders)) },
        { head: "Earned", isNumber: true, cell: ({ sharedCents }) => countOr(sharedCents, price(sharedCents)) },
        {
          head: "State",
          cell: ({ state }) => (
            <Tag tone={TONES[state]} hasDot>
              {affiliateStateTexts[state]}
            </Tag>
          ),
        },
        {
          head: "Change",
          cell: (row) =>
            row.state !== "ended" && (
              <Button size="small" onClick={() => onChange(row.id)}>
                Change<span className="sr-only"> {affiliateName(row)}</span>
              </Button>
            ),
        },
      ]}
    />
  );
}
