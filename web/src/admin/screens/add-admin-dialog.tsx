import { ADMIN } from "@blenda/domain/admin/constants";
import { useId } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { learnAdmins } from "../data/admin-queries.ts";

/** Puts an account on the list, by its address. */
export function AddAdminDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { form, draft, errors, control, submit } = useDraft({ email: "", reason: "" }, ({ email, reason }) => ({
    email: /^\S+@\S+$/.test(email.trim()) ? undefined : "Please enter an email.",
    reason: reason.trim().length >= ADMIN.REASON_LEAST ? undefined : "Please say why, in a few words.",
  }));
  const { act, isActing, error } = useAct(api.admin.listAdmin, { learn: learnAdmins, isToldInPlace: true });
  const send = ({ email, reason }: typeof draft) => act({ email: email.trim(), reason: reason.trim() }, { onSuccess: onClose });
  return (
    <Dialog
      isOpen
      title="Add an admin"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isActing}>
            Add to the list
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(send)}>
        <p className="text-muted">They need a confirmed account. The list alone opens nothing: a super admin then gives them the claim.</p>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="Their email" error={errors.email}>
          <Input type="email" autoComplete="off" data-first-focus {...control("email")} />
        </Field>
        <Field label="Reason" error={errors.reason} help="Kept in the audit.">
          <Textarea rows={3} maxLength={ADMIN.REASON_MOST} {...control("reason")} />
        </Field>
      </form>
    </Dialog>
  );
}
