import type { PayoutCase } from "@blenda/domain/payouts/model";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import { moneyIn } from "@blenda/domain/shared/language/wordings";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { amount } from "../../../../lib/text/amount.ts";
import { fullDayOf, utcMomentOf } from "../../../../lib/text/utc-day.ts";
import { PersonCell } from "../../../../product/person-cell.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../../ui/feedback/skeleton.tsx";
import { Drawer, DrawerSection } from "../../../../ui/layout/drawer.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { caseQuery } from "../../../data/payout-queries.ts";
import { maskedRecipient, STATUS_TONES } from "../../../data/payout-words.ts";
import { PayoutLines } from "../../payout-lines.tsx";
import { PayoutSum } from "../../payout-sum.tsx";
import { SameAccount } from "../same-account.tsx";
import { CaseActions } from "./case-actions.tsx";
import { CaseSteps } from "./case-steps.tsx";
import { PersonPause } from "./person-pause.tsx";

interface Props {
  id: string;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onClose: () => void;
}

/** One payout: what can be done about it first, then where it is, what it is made of and what the provider told. */
export function CaseDrawer({ id, walk, onClose }: Props) {
  const { data, error, refetch } = useQuery(caseQuery(id));
  return (
    <Drawer
      of={id}
      label={data ? `Payout to ${data.shopName ?? data.personName}` : "Payout"}
      backLabel="Payouts"
      walk={{ label: "payout", ...walk }}
      onClose={onClose}
    >
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && (
        // Another payout's open dialog is not this one's.
        <div key={data.id}>
          <Head payout={data} />
          <DrawerSection title="What happened" aside="UTC">
            <CaseSteps payout={data} />
          </DrawerSection>
          <DrawerSection title="What's in it" aside={data.isProved ? "= ledger" : <span className="font-semibold text-bad">≠ ledger</span>}>
            <div className="-mx-5">
              <PayoutSum sum={data.sum} />
              <PayoutLines lines={data.lines} lineCount={data.lineCount} />
            </div>
          </DrawerSection>
          <Provider payout={data} />
          <PersonPause payout={data} />
        </div>
      )}
    </Drawer>
  );
}

function Head({ payout }: { payout: PayoutCase }) {
  const { shopName, personName, avatarUrl, status, amountCents, day, batch, recipient, holdReason, note, userId, sameAccountAs } = payout;
  return (
    <div className="grid gap-4 px-4 py-5 md:px-6">
      <div className="flex items-start justify-between gap-4">
        <PersonCell name={shopName ?? personName} detail={shopName ? personName : "Paid as a person"} photoUrl={avatarUrl} />
        <Tag tone={STATUS_TONES[status]} hasDot>
          {payoutTexts.statuses[status]}
        </Tag>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="type-figure">{amount(amountCents)}</span>
        <span className="type-small text-muted">
          {fullDayOf(day)}, batch {batch}, {maskedRecipient(recipient)}
        </span>
      </p>
      <SameAccount as={sameAccountAs} />
      {status === "on_hold" && (
        <Alert tone="warn" title={holdReason ?? "On hold"}>
          They'll see this on their payouts page.
        </Alert>
      )}
      {status !== "on_hold" && note && <p className="type-small text-muted">{note}</p>}
      <CaseActions payout={payout} />
      <Link to="/admin/users" search={{ open: userId }} className="justify-self-start type-ui text-sky hover:underline">
        Open {personName}
      </Link>
    </div>
  );
}

function Provider({ payout: { externalId, attempts, feeCents, arrives, news } }: { payout: PayoutCase }) {
  return (
    <DrawerSection title="At the provider" aside={attempts === 0 ? "Not sent yet" : `${attempts} ${attempts === 1 ? "try" : "tries"}`}>
      <dl className="grid gap-1 type-ui">
        <Fact name="Transfer" value={externalId ?? "–"} />
        <Fact name="Fee, paid by us" value={amount(feeCents)} />
        {arrives && <Fact name="Arrives" value={`${moneyIn(arrives.amount, arrives.currency)} at ${arrives.rate}`} />}
      </dl>
      {news.length > 0 ? (
        <ol className="grid gap-3 border-t border-line pt-3">
          {news.map(({ state, occurredAt, receivedAt, outcome }) => (
            <li key={`${state} ${occurredAt} ${receivedAt}`} className="grid gap-0.5 type-small">
              <span className="flex flex-wrap justify-between gap-x-3">
                <code className="break-all">{state}</code>
                <span className="text-muted tabular-nums">{utcMomentOf(occurredAt)}</span>
              </span>
              <span className="text-muted">
                {[outcome, receivedAt.slice(0, 16) !== occurredAt.slice(0, 16) && `heard ${utcMomentOf(receivedAt)}`]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="type-small text-muted">It hasn't told us anything about this payout.</p>
      )}
    </DrawerSection>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 font-semibold break-all tabular-nums">{value}</dd>
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the payout" className="grid gap-5 p-6">
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-24" />
      <Skeleton className="h-64" />
    </div>
  );
}
