import type { ProgrammeAffiliate } from "@blenda/domain/affiliates/model";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { dayOf } from "../../../lib/text/time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { affiliateName } from "../../data/affiliate-name.ts";
import { forgetPeople, peopleQuery } from "../../data/creator-queries.ts";
import { shareText } from "../../data/share.ts";

/** Who asks to join, each with what they say about themselves. Without requests nothing is shown. */
export function Requests() {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(peopleQuery("requests"));
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  if (rows.length === 0) return null;
  return (
    <Panel title="Asking to join" aside={<Badge count={rows.length} most={999} />}>
      <ul className="grid">
        {rows.map((row) => (
          <li key={row.id} className="border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
            <Request person={row} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-3" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Panel>
  );
}

function Request({ person }: { person: ProgrammeAffiliate }) {
  const { id, note, since, bps } = person;
  const { act, isActing } = useAct(api.affiliates.decideRequest, {
    learn: forgetPeople,
    done: ({ state }) => (state === "active" ? affiliateTexts.accepted : affiliateTexts.ignored),
  });
  const who = <span className="sr-only"> {affiliateName(person)}</span>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="type-ui font-semibold">{affiliateName(person)}</p>
        <p className="type-small wrap-anywhere text-muted">“{note}”</p>
        <p className="type-small text-muted">
          {dayOf(since)}, would get {shareText(bps)}%
        </p>
      </div>
      <div className="flex gap-2">
        <Button kind="quiet" disabled={isActing} onClick={() => act({ id, isAccepted: false })}>
          Ignore{who}
        </Button>
        <Button isBusy={isActing} onClick={() => act({ id, isAccepted: true })}>
          Accept{who}
        </Button>
      </div>
    </div>
  );
}
