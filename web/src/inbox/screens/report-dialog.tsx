import type { ReportReason } from "@blenda/domain/reports/constants";
import { REPORTS } from "@blenda/domain/reports/constants";
import type { Target } from "@blenda/domain/reports/model";
import { reasonsFor } from "@blenda/domain/reports/rules";
import { reportTexts } from "@blenda/domain/reports/texts";
import { useRef, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";

export function ReportDialog({ target, name, onClose }: { target: Target; name: string; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason | "">("");
  const [detail, setDetail] = useState("");
  const key = useRef(newKey());
  const [isTried, setTried] = useState(false);
  const { act, isActing, error } = useAct(api.reports.report, { done: () => reportTexts.sent, isToldInPlace: true });
  const isTooLong = [...detail.trim()].length > REPORTS.DETAIL_MOST;
  const send = () => {
    setTried(true);
    if (reason !== "" && !isTooLong) act({ ...target, reason, detail, key: key.current }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Report ${name}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" isBusy={isActing} onClick={send}>
            Send report
          </Button>
        </>
      }
    >
      <p className="text-muted">Our team will review this conversation. We won't tell them who reported it.</p>
      <Field label="What is wrong" error={isTried && reason === "" ? "Please choose a reason." : undefined}>
        <Select data-first-focus value={reason} onChange={({ target }) => setReason(target.value as ReportReason | "")}>
          <option value="">Choose one</option>
          {reasonsFor(target.targetType)
            .filter((each) => each !== "copyright")
            .map((value) => (
              <option key={value} value={value}>
                {reportTexts.reasons[value]}
              </option>
            ))}
        </Select>
      </Field>
      <Field label="Details (optional)" error={isTooLong ? `Please shorten this to ${REPORTS.DETAIL_MOST} characters.` : undefined}>
        <Textarea rows={4} value={detail} onChange={({ target }) => setDetail(target.value)} />
      </Field>
      {error && <Alert tone="bad" title={error.message} />}
    </Dialog>
  );
}
