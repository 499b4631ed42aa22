import { METHOD_NAMES } from "@blenda/domain/mfa/constants";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { sentenceFor } from "../prove.ts";
import { CodeStep } from "./code-step.tsx";
import { type FirstSetup, isCodeRefusal } from "./enrolment-code.tsx";

const PHONE_MAX = 40;

interface Props extends FirstSetup {
  onDone: (backupCodes: readonly string[]) => void;
  onClose: () => void;
}

/** The number first, then the code that arrives there. */
export function SmsSetup({ enrolmentCode, onCodeRefused, onDone, onClose }: Props) {
  const { act, isActing, out, reset } = useAct(api.mfa.setup, { isToldInPlace: true, done: () => mfaTexts.smsSent });
  const { form, draft, errors, control, submit, refuse } = useDraft({ phoneNumber: "" }, ({ phoneNumber }) => ({
    phoneNumber: phoneNumber.trim() === "" ? "Please enter your phone number." : undefined,
  }));
  const send = ({ phoneNumber }: typeof draft) =>
    act(
      { method: "sms", phoneNumber: phoneNumber.trim(), enrolmentCode },
      {
        onError: (error) => {
          if (isCodeRefusal(codeOf(error))) onCodeRefused(error.message);
          else refuse({ phoneNumber: sentenceFor(error, mfaTexts.smsSetupFailed) });
        },
      },
    );
  return (
    <Dialog isOpen onClose={onClose} title={`Set up ${METHOD_NAMES.sms}`}>
      {out ? (
        <>
          <p className="text-muted">
            We sent a code to {draft.phoneNumber.trim()}.{" "}
            <button type="button" className="link-inline" onClick={reset}>
              Use another number
            </button>
          </p>
          <CodeStep setupId={out.setupId} method="sms" onDone={onDone} onClose={onClose} />
        </>
      ) : (
        <form ref={form} noValidate aria-label="Your phone" className="grid gap-5" onSubmit={submit(send)}>
          <Field label="Phone number" error={errors.phoneNumber} help="With its country code, like +1 202 555 0143.">
            <Input {...control("phoneNumber")} type="tel" autoComplete="tel" maxLength={PHONE_MAX} data-first-focus required />
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" kind="primary" isBusy={isActing}>
              Send a code
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
