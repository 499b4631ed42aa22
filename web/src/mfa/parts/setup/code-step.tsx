import { METHOD_NAMES } from "@blenda/domain/mfa/constants";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { type SubmitEvent, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { refreshMfa } from "../../data/mfa-queries.ts";
import { CodeInput } from "../code-input.tsx";
import { METHOD_WORDS } from "../method-words.ts";

interface Props {
  setupId: string;
  method: "sms" | "authenticator";
  /** With the backup codes that came with it, where there were none. */
  onDone: (backupCodes: readonly string[]) => void;
  onClose: () => void;
}

/** The method counts once a code of it was right. */
export function CodeStep({ setupId, method, onDone, onClose }: Props) {
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const { act, isActing } = useAct(api.mfa.verifySetup, {
    isToldInPlace: true,
    done: () => mfaTexts.enabled(METHOD_NAMES[method]),
    learn: () => void refreshMfa(),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code === "") return setFault(mfaTexts.codeMissing);
    act(
      { setupId, code, method },
      {
        onSuccess: ({ backupCodes }) => onDone(backupCodes),
        onError: ({ message }) => {
          setCode("");
          setFault(mfaTexts.setupVerifyFailed(message));
        },
      },
    );
  };
  const type = (typed: string) => {
    setCode(typed);
    setFault(null);
  };
  return (
    <form noValidate aria-label="Enter the code" className="grid gap-5" onSubmit={submit}>
      <Field label="Verification code" error={fault ?? undefined} help={METHOD_WORDS[method].hint}>
        <CodeInput method={method} value={code} onChange={type} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="primary" isBusy={isActing}>
          Enable
        </Button>
      </div>
    </form>
  );
}
