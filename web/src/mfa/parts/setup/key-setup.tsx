import { KEY_NAME, KEY_PROMPT_SECONDS, METHOD_NAMES } from "@blenda/domain/mfa/constants";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { useState } from "react";
import { client } from "../../../lib/calls/api.ts";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { canUseKeys, makeCredential } from "../../data/hardware-key.ts";
import { refreshMfa } from "../../data/mfa-queries.ts";
import { KeyPrompt } from "../key-prompt.tsx";
import { type FirstSetup, isCodeRefusal } from "./enrolment-code.tsx";

interface Props extends FirstSetup {
  onDone: (backupCodes: readonly string[]) => void;
  onClose: () => void;
}

/** A name for the key, then its button. */
export function KeySetup({ enrolmentCode, onCodeRefused, onDone, onClose }: Props) {
  const [until, setUntil] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(canUseKeys() ? null : mfaTexts.keysUnsupported);
  const { form, draft, errors, control, submit } = useDraft({ keyName: KEY_NAME.DEFAULT }, ({ keyName }) => ({
    keyName: keyName.trim() === "" ? "Please give the key a name." : undefined,
  }));
  const enrol = async ({ keyName }: typeof draft) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const creation = await client.mfa.enrolKey({ keyName: keyName.trim(), enrolmentCode });
      setUntil(Date.now() + KEY_PROMPT_SECONDS * 1_000);
      const { backupCodes } = await client.mfa.verifyEnrolment(await makeCredential(creation));
      toast.done(mfaTexts.keyEnrolled);
      await refreshMfa();
      onDone(backupCodes);
    } catch (problem) {
      const message = problem instanceof Error ? problem.message : mfaTexts.enrolFailed;
      if (problem instanceof Error && isCodeRefusal(codeOf(problem))) return onCodeRefused(message);
      setFailure(message === mfaTexts.keysUnsupported ? message : mfaTexts.keySetupFailed(message));
    } finally {
      setUntil(null);
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={`Set up a ${METHOD_NAMES.hardware_key.toLowerCase()}`}>
      <form ref={form} noValidate aria-label="Your key" className="grid gap-5" onSubmit={submit((named) => void enrol(named))}>
        {failure && <Alert tone="bad" title={failure} />}
        <Field label="Name of the key" error={errors.keyName} help="So you'll recognise it in your list.">
          <Input {...control("keyName")} maxLength={KEY_NAME.MAX} autoComplete="off" data-first-focus required />
        </Field>
        {until !== null && <KeyPrompt until={until} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            Add this key
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
