import { SUSPENSION_CODES, type SuspensionCode } from "@blenda/domain/publication/constants";
import { CASES } from "@blenda/domain/refunds/cases/constants";
import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { useId } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { useDraft } from "../../../../lib/storage/draft.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Select } from "../../../../ui/controls/select.tsx";
import { Textarea } from "../../../../ui/controls/textarea.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { learnCase } from "../../../data/case-queries.ts";

const CODES: Record<SuspensionCode, string> = {
  misleading: "Misleading",
  copyright: "Someone else's work (buyers lose it too)",
  malware: "Not safe (buyers lose it too)",
  not_allowed: "Not allowed here",
  other: "Something else",
};

/** Takes what was sold off sale, the same way a reviewer does. */
export function SuspendItemDialog({ found, onClose }: { found: RefundCase; onClose: () => void }) {
  const id = useId();
  const { form, draft, errors, control, submit } = useDraft({ code: "misleading", reason: "" }, ({ reason }) => ({
    reason: [...reason.trim()].length < CASES.REASON_LEAST ? "Please say why, in a few words." : undefined,
  }));
  const { act, isActing, error } = useAct(api.refunds.suspendItem, { learn: learnCase, isToldInPlace: true });
  const send = ({ code, reason }: typeof draft) =>
    act({ id: found.id, code: SUSPENSION_CODES.find((each) => each === code) ?? "other", reason: reason.trim() }, { onSuccess: onClose });
  return (
    <Dialog
      isOpen
      title={`Take “${found.title}” off sale?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="danger" isBusy={isActing}>
            Take off sale
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(send)}>
        <p className="text-muted">Nobody can find or buy it until a reviewer reinstates it. The creator will see your reason.</p>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="Why">
          <Select {...control("code")}>
            {SUSPENSION_CODES.map((code) => (
              <option key={code} value={code}>
                {CODES[code]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Reason" error={errors.reason} help="The creator will see it. It's also recorded in the audit log.">
          <Textarea {...control("reason")} rows={3} maxLength={CASES.REASON_MOST} />
        </Field>
      </form>
    </Dialog>
  );
}
