import { DISPUTES } from "@blenda/domain/disputes/constants";
import type { OwnDispute } from "@blenda/domain/disputes/model";
import { disputeTexts } from "@blenda/domain/disputes/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { price } from "../../lib/text/money.ts";
import { dayOf, momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { InfoMark } from "../../ui/feedback/info-mark.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { ownDisputesQuery } from "../data/dispute-queries.ts";
import { DisputeTag } from "./dispute-tag.tsx";
import { EvidenceForm } from "./evidence-form.tsx";
import { EvidenceList } from "./evidence-list.tsx";

/** A creator's disputed sales. Without any it shows nothing. */
export function OwnDisputes() {
  const { data = [] } = useQuery(ownDisputesQuery);
  if (data.length === 0) return null;
  return (
    <section className="mt-10 lg:mt-14">
      <h2 className="type-h2">Disputes</h2>
      <p className="mt-2 max-w-prose text-muted">
        {`A buyer asked their bank for the money back. You have ${DISPUTES.EVIDENCE_HOURS} hours to add evidence. We send it to the bank with the order, the licence and the download log.`}
      </p>
      <ul className="mt-6 grid grid-cols-1 gap-5">
        {data.map((dispute) => (
          <li key={dispute.id}>
            <OwnDisputePanel dispute={dispute} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnDisputePanel({ dispute }: { dispute: OwnDispute }) {
  const [isAdding, setAdding] = useState(false);
  const { titles, orderNumber, heldCents, state, openedAt, evidenceDueAt, canAdd, evidence } = dispute;
  return (
    <Panel className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 type-h3 break-words">{titles.join(", ")}</h3>
        <DisputeTag state={state} />
      </div>
      <p className="type-ui text-muted tabular-nums">
        Order {orderNumber} · opened {dayOf(openedAt)} · {price(heldCents)}{" "}
        <InfoMark of="this amount" means="Your earnings from this order that are on hold for the bank, or were." align="end" />
      </p>
      <p className="type-ui">{disputeTexts.meanings[state]}</p>
      {evidence.length > 0 && <EvidenceList evidence={evidence} empty="" />}
      {canAdd && !isAdding && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="small" onClick={() => setAdding(true)}>
            {evidence.length > 0 ? "Add more evidence" : "Add evidence"}
            <span className="sr-only"> for order {orderNumber}</span>
          </Button>
          <p className="type-small text-muted">Until {momentOf(evidenceDueAt)}.</p>
        </div>
      )}
      {canAdd && isAdding && <EvidenceForm disputeId={dispute.id} onDone={() => setAdding(false)} />}
    </Panel>
  );
}
