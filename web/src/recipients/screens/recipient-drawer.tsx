import { RECIPIENT_DECISIONS, type RecipientDecision } from "@blenda/domain/recipients/constants";
import type { RecipientDetail } from "@blenda/domain/recipients/model";
import { isKnownHolder, statusAfter } from "@blenda/domain/recipients/rules";
import { accountName, recipientTexts } from "@blenda/domain/recipients/texts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { countryName } from "../../product/countries.ts";
import { PersonCell } from "../../product/person-cell.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Drawer, DrawerSection } from "../../ui/layout/drawer.tsx";
import { recipientQuery } from "../data/recipient-queries.ts";
import { changedText, RecipientFacts } from "../parts/recipient-facts.tsx";
import { StatusTag } from "../parts/status-tag.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import { Reveal } from "./reveal.tsx";

interface Props {
  recipientId: string;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onClose: () => void;
}

/** One account: who it belongs to by its own word and by ours, and what can be decided about it. */
export function RecipientDrawer({ recipientId, walk, onClose }: Props) {
  const { data, error, refetch } = useQuery(recipientQuery(recipientId));
  return (
    <Drawer
      of={recipientId}
      label={data?.person.name ?? "Recipient"}
      backLabel="Wise recipients"
      walk={{ label: "recipient", ...walk }}
      onClose={onClose}
    >
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading the recipient" className="grid gap-5 p-6">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {/* What was revealed of one is gone with it. */}
      {data && <Detail key={data.id} recipient={data} />}
    </Drawer>
  );
}

function Detail({ recipient }: { recipient: RecipientDetail }) {
  const { person, shopName, status, attentionReason, isYours, others } = recipient;
  return (
    <>
      <div className="grid gap-4 px-4 py-6 md:px-6">
        <div className="flex items-center justify-between gap-4">
          <PersonCell name={person.name} detail={person.email} photoUrl={person.photoUrl} />
          <StatusTag status={status} />
        </div>
        {attentionReason && <Alert tone="bad" title={attentionReason} />}
        {isYours && <Alert tone="info" title="This is your own account. Someone else on the team decides." />}
        {!isYours && <Decisions recipient={recipient} />}
      </div>
      <DrawerSection title="Account" aside={shopName ?? "No shop"}>
        <p className="type-ui font-semibold">
          {accountName(recipient)}
          <span className="block type-small font-normal text-muted">
            {recipientTexts.types[recipient.type]}, {countryName(recipient.country)}
            {recipient.isDefault ? ", paid here" : ""}
          </span>
        </p>
        <RecipientFacts recipient={recipient} />
        {!isYours && <Reveal recipient={recipient} />}
      </DrawerSection>
      <DrawerSection title="Holder">
        <Holder recipient={recipient} />
      </DrawerSection>
      {others.length > 0 && (
        <DrawerSection title="Other accounts">
          <ul className="divide-y divide-line">
            {others.map((other) => (
              <li key={other.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 type-ui">
                <span className="min-w-0">
                  {accountName(other)}
                  <span className="block type-small text-muted">
                    {other.holderName}. {changedText(other)}
                  </span>
                </span>
                <StatusTag status={other.status} />
              </li>
            ))}
          </ul>
        </DrawerSection>
      )}
    </>
  );
}

function Holder({ recipient: { holderName, holderType, knownNames } }: { recipient: RecipientDetail }) {
  const isKnown = isKnownHolder(holderName, knownNames);
  return (
    <dl className="divide-y divide-line border-y border-line type-ui">
      <Fact label="On the account">
        {holderName}, {recipientTexts.holders[holderType].toLowerCase()}
      </Fact>
      <Fact label="Known to us as">{knownNames.join(", ") || "–"}</Fact>
      <Fact label="The same">
        <span className={isKnown ? "text-ok" : "text-warn"}>{isKnown ? "Yes" : "No"}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 text-right font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

const KINDS = { approve: "primary", attention: "secondary", disable: "danger" } as const;

function Decisions({ recipient }: { recipient: RecipientDetail }) {
  const [asked, setAsked] = useState<RecipientDecision | null>(null);
  const possible = RECIPIENT_DECISIONS.filter((decision) => statusAfter(recipient.status, decision) !== null);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {possible.map((decision) => (
        <Button key={decision} kind={KINDS[decision]} onClick={() => setAsked(decision)}>
          {recipientTexts.decisions[decision]}
        </Button>
      ))}
      {asked && <DecideDialog recipient={recipient} decision={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
