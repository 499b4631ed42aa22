import type { Fix } from "@blenda/domain/reconciliation/constants";
import type { ReconciledRow } from "@blenda/domain/reconciliation/model";
import { reconciliationTexts } from "@blenda/domain/reconciliation/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { amount } from "../../lib/text/amount.ts";
import { shortDayOf } from "../../lib/text/utc-day.ts";
import { ReasonDialog } from "../../product/reason/reason-dialog.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { refresh, rowQuery } from "../data/reconciliation-queries.ts";
import { fixText } from "./fix-panel.tsx";

interface Props {
  runId: string;
  row: ReconciledRow;
  fix: Fix;
  onClose: () => void;
}

export const FixDialog = (props: Props) =>
  props.fix === "correct" ? <CorrectDialog {...props} /> : <ResolveDialog {...props} fix={props.fix} />;

function ResolveDialog({ runId, row, fix, onClose }: Props & { fix: Exclude<Fix, "correct"> }) {
  const [otherKey, setOther] = useState("");
  const { act, isActing, error } = useAct(api.reconciliation.resolveRow, {
    learn: refresh,
    done: () => reconciliationTexts.done[fix],
    isToldInPlace: true,
  });
  const send = ({ reason }: { reason: string }) => {
    if (fix === "link" && !otherKey) return;
    act({ runId, key: row.key, fix, note: reason, ...(fix === "link" && { otherKey }) }, { onSuccess: onClose });
  };
  return (
    <ReasonDialog
      title={`${reconciliationTexts.fixes[fix]}: ${row.name}`}
      label="Confirm"
      reasonLabel="Note"
      reasonHelp="Kept with the row and in the audit log."
      isBusy={isActing}
      error={error}
      onSend={send}
      onClose={onClose}
    >
      <p>{fixText(fix, row)}</p>
      {fix === "link" && <OtherRow runId={runId} row={row} value={otherKey} onChange={setOther} />}
    </ReasonDialog>
  );
}

/** Payouts without a line, or lines without a payout; the closest in amount first. */
function OtherRow({ runId, row, value, onChange }: { runId: string; row: ReconciledRow; value: string; onChange: (key: string) => void }) {
  const { data } = useQuery(rowQuery(runId, row.key));
  const candidates = data?.candidates ?? [];
  if (data && candidates.length === 0)
    return (
      <p className="text-text">{row.payoutId ? "Every transfer on the statement has a payout." : "No payout is waiting for a transfer."}</p>
    );
  return (
    <Field label={row.payoutId ? "Transfer" : "Payout"}>
      <Select value={value} required onChange={({ target }) => onChange(target.value)}>
        <option value="">Choose one</option>
        {candidates.map(({ key, name, day, cents }) => (
          <option key={key} value={key}>
            {`${name}, ${shortDayOf(day)}, ${amount(cents)}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function CorrectDialog({ runId, row, onClose }: Props) {
  const { act, isActing, error } = useAct(api.reconciliation.correct, {
    learn: refresh,
    done: () => "Proposed. Another admin has to approve it.",
    isToldInPlace: true,
  });
  return (
    <ReasonDialog
      title={`Correct ${amount(row.differenceCents)}`}
      label="Propose correction"
      reasonHelp="The second admin will see this. It's also recorded in the audit log."
      isBusy={isActing}
      error={error}
      onSend={({ reason }) => act({ runId, key: row.key, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        Our ledger has {amount(row.ledgerCents)}, the provider {amount(row.providerCents)}. {fixText("correct", row)}
      </p>
    </ReasonDialog>
  );
}
