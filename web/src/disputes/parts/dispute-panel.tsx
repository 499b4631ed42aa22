import type { DisputeDetail, PackFile } from "@blenda/domain/disputes/model";
import { disputeTexts } from "@blenda/domain/disputes/texts";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { saveFile } from "../../lib/page/save-file.ts";
import { price } from "../../lib/text/money.ts";
import { momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { DrawerSection } from "../../ui/layout/drawer.tsx";
import { DisputeTag } from "./dispute-tag.tsx";
import { EvidenceList } from "./evidence-list.tsx";
import { SubmitDialog } from "./submit-dialog.tsx";

/** Everything we know about a disputed payment, as the bank gets it, and the way to send it there. */
export function DisputePanel({ dispute }: { dispute: DisputeDetail }) {
  const { sections, evidence, submission } = dispute;
  return (
    <div>
      <Head dispute={dispute} />
      {submission && (
        <DrawerSection title="Sent to the bank">
          <p className="type-ui text-muted">
            {momentOf(submission.at)} by {submission.by}
          </p>
          {submission.note && <p className="type-ui wrap-anywhere whitespace-pre-line">{submission.note}</p>}
        </DrawerSection>
      )}
      <DrawerSection title="From the creator">
        <EvidenceList evidence={evidence} empty="No evidence was added." />
      </DrawerSection>
      {/* What the creator said stands above already, with its files. */}
      {sections.slice(0, -1).map(({ title, lines }) => (
        <DrawerSection key={title} title={title}>
          <ul className="grid gap-2">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts have no names, and two may read alike
              <li key={at} className="type-small wrap-anywhere whitespace-pre-line text-muted">
                {line}
              </li>
            ))}
          </ul>
        </DrawerSection>
      ))}
    </div>
  );
}

const savePack = ({ name, pdf }: PackFile): void =>
  saveFile(
    name,
    Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0)),
    "application/pdf",
  );

function Head({ dispute }: { dispute: DisputeDetail }) {
  const [isSending, setSending] = useState(false);
  const pack = useAct(api.disputes.evidencePack, { learn: savePack });
  const { id, title, orderNumber, amountCents, state, evidenceDueAt, maySubmit } = dispute;
  return (
    <div className="grid gap-4 px-4 py-5 md:px-6">
      <div className="grid gap-1">
        <h2 className="type-h2 wrap-anywhere">{title}</h2>
        <p className="type-small text-muted tabular-nums">
          Order {orderNumber} · {price(amountCents)} disputed
        </p>
        <div className="mt-1">
          <DisputeTag state={state} />
        </div>
        <p className="type-small text-muted">{disputeTexts.meanings[state]}</p>
      </div>
      {maySubmit && Date.parse(evidenceDueAt) > Date.now() && (
        <Alert tone="info" title={`The creator can add evidence until ${momentOf(evidenceDueAt)}`}>
          Evidence can be sent once, so it's worth waiting for theirs.
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="download" isBusy={pack.isActing} onClick={() => pack.act({ id })}>
          Evidence pack (PDF)
        </Button>
        {maySubmit && (
          <Button size="small" kind="primary" onClick={() => setSending(true)}>
            Send evidence
          </Button>
        )}
      </div>
      {isSending && <SubmitDialog dispute={dispute} onClose={() => setSending(false)} />}
    </div>
  );
}
