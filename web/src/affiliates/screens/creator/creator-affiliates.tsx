import type { CreatorProgramme } from "@blenda/domain/affiliates/model";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { price } from "../../../lib/text/money.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { creatorProgrammeQuery } from "../../data/creator-queries.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { People } from "./people.tsx";
import { ProgrammeSettings } from "./programme-settings.tsx";
import { Requests } from "./requests.tsx";

/** Who brings a creator buyers, and what they get for it. */
export function CreatorAffiliates() {
  const { data, error, refetch } = useQuery(creatorProgrammeQuery);
  const [isInviting, setInviting] = useState(false);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <header className="grid gap-1">
          <h1 className="type-h1">Affiliates</h1>
          <p className="text-muted">They bring buyers, you share what a sale leaves.</p>
        </header>
        <Button kind="primary" icon="user-plus" disabled={!data} onClick={() => setInviting(true)}>
          Invite
        </Button>
      </div>
      {error && !data ? (
        <ErrorState message={affiliateTexts.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <>
          <Figures programme={data} />
          <div className="grid min-w-0 grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid min-w-0 grid-cols-1 gap-5">
              <Requests />
              <People />
            </div>
            {data ? (
              <ProgrammeSettings programme={data} />
            ) : (
              <div role="status" aria-label="Loading your program">
                <Skeleton className="h-96" />
              </div>
            )}
          </div>
        </>
      )}
      {isInviting && data && <InviteDialog usualBps={data.bps} isOn={data.isOn} onClose={() => setInviting(false)} />}
    </div>
  );
}

function Figures({ programme }: { programme: CreatorProgramme | undefined }) {
  if (!programme) return <Skeleton className="h-24" />;
  const figures = [
    ["Sold through affiliates", price(programme.soldCents)],
    ["Orders", exact(programme.orders)],
    ["Clicks to your pages", exact(programme.clicks)],
    ["You shared", price(programme.sharedCents)],
  ] as const;
  return (
    <Panel>
      <dl className="grid grid-cols-2 gap-5 lg:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="type-small text-muted">{name}</dt>
            <dd className="mt-1 type-figure tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
