import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useId, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { forgetPeople } from "../../data/creator-queries.ts";
import { shareBps, shareFault, shareText } from "../../data/share.ts";

interface Props {
  usualBps: number;
  /** The programme as a whole. */
  isOn: boolean;
  onClose: () => void;
}

/** By their email, whether or not they have an account; the answer doesn't tell which. */
export function InviteDialog({ usualBps, isOn, onClose }: Props) {
  const formId = useId();
  const [key] = useState(newKey);
  const usual = shareText(usualBps);
  const { form, errors, control, submit } = useDraft({ email: "", share: usual }, ({ email, share }) => ({
    email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : "Please enter an email address.",
    share: shareFault(share),
  }));
  const { act, isActing, error } = useAct(api.affiliates.inviteAffiliate, {
    learn: forgetPeople,
    done: () => affiliateTexts.invited,
    isToldInPlace: true,
  });
  const send = submit(({ email, share }) => {
    const bps = shareBps(share);
    act({ email: email.trim(), key, ...(bps !== null && bps !== usualBps && { bps }) }, { onSuccess: onClose });
  });
  return (
    <Dialog
      isOpen
      title="Invite an affiliate"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isActing}>
            Send invitation
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="grid gap-5" onSubmit={send}>
        {error && <Alert tone="bad" title={error.message} />}
        {!isOn && (
          <Alert tone="info" title="Your program is off">
            They can join, but clicks don't count until you turn it on.
          </Alert>
        )}
        <Field label="Email" error={errors.email}>
          <Input {...control("email")} type="email" autoComplete="off" maxLength={320} data-first-focus />
        </Field>
        <Field label="Share in percent" error={errors.share} help={`Everyone else gets ${usual}%.`}>
          <Input {...control("share")} inputMode="decimal" autoComplete="off" maxLength={6} />
        </Field>
      </form>
    </Dialog>
  );
}
