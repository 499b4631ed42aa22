import type { REPORT_REASONS } from "@blenda/domain/inbox/constants";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";

type Reason = (typeof REPORT_REASONS)[number];

const WORDS: Record<Reason, string> = {
  spam: "Spam or advertising",
  harassment: "Harassment",
  malware: "A harmful file or link",
  misleading: "Misleading",
  copyright: "Copyright",
  stolen_asset: "A stolen asset",
  nsfw: "Not safe for work",
  illegal: "Something illegal",
  ai_undisclosed: "Undisclosed AI",
  price_abuse: "Price abuse",
  other: "Something else",
};
const DETAIL_MAX = 2_500;

export function ReportDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const [reason, setReason] = useState<Reason | "">("");
  const [detail, setDetail] = useState("");
  const [isTried, setTried] = useState(false);
  const { act, isActing, error } = useAct(api.inbox.report, { done: () => inboxTexts.reported, isToldInPlace: true });
  const isTooLong = [...detail.trim()].length > DETAIL_MAX;
  const send = () => {
    setTried(true);
    if (reason !== "" && !isTooLong) act({ id, reason, detail }, { onSuccess: onClose });
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
        <Select data-first-focus value={reason} onChange={({ target }) => setReason(target.value as Reason | "")}>
          <option value="">Choose one</option>
          {Object.entries(WORDS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Details (optional)" error={isTooLong ? `Please shorten this to ${DETAIL_MAX} characters.` : undefined}>
        <Textarea rows={4} value={detail} onChange={({ target }) => setDetail(target.value)} />
      </Field>
      {error && <Alert tone="bad" title={error.message} />}
    </Dialog>
  );
}
