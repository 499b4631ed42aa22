import type { FactorMethod } from "@blenda/domain/access/step-up";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { minutesAndSeconds, useSecondsUntil } from "../../lib/clock/countdown.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CodeInput } from "./code-input.tsx";
import { KeyPrompt } from "./key-prompt.tsx";
import { MethodPicker } from "./method-picker.tsx";
import { METHOD_WORDS } from "./method-words.ts";
import { useVerification, type Verifier } from "./use-verification.ts";

interface Props extends Verifier {
  /** What can be asked for, the one to offer first at the beginning. */
  methods: readonly FactorMethod[];
  lockedUntil?: string | null;
  denyLabel: string;
  onDeny: () => void;
  /** Below the buttons. */
  children?: ReactNode;
}

/** Asks for one of a person's second factors (spec 2 §2). What is around it, a dialog or a page, is its caller's. */
export function FactorForm({ methods, lockedUntil = null, denyLabel, onDeny, children, ...verifier }: Props) {
  const it = useVerification(methods, lockedUntil, verifier);
  const box = useRef<HTMLFormElement>(null);
  const lockSeconds = useSecondsUntil(it.lockedUntil);
  const isLocked = lockSeconds > 0;
  const isKey = it.method === "hardware_key";
  const { hint } = METHOD_WORDS[it.method];

  // Its questions may arrive after the dialog: the focus waits for them.
  useEffect(() => box.current?.querySelector<HTMLElement>("[data-first-focus]")?.focus(), []);

  // A text message is on its way as soon as it is chosen: it need not be asked for twice.
  const shouldSend = it.method === "sms" && it.sentTo === null && !it.isSending && it.error === null && !isLocked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once for each time it becomes wanted
  useEffect(() => {
    if (shouldSend) void it.sendSms();
  }, [shouldSend]);

  // What was wrong has been emptied; the next try begins where it is typed.
  useEffect(() => {
    if (it.error !== null && !it.isVerifying) box.current?.querySelector<HTMLInputElement>("input[name=code]")?.focus();
  }, [it.error, it.isVerifying]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void it.submit();
  };
  const help = (
    <span className="flex gap-2">
      <Icon name="info" size={16} className="mt-0.5" />
      {it.method === "sms" && it.sentTo !== null ? `${hint} We sent it to the number ending in ${it.sentTo}.` : hint}
    </span>
  );
  return (
    <form ref={box} noValidate aria-label="Second factor" className="grid gap-5" onSubmit={submit}>
      <MethodPicker methods={methods} value={it.method} disabled={it.isVerifying} onChange={it.choose} />
      {isLocked ? (
        <Alert tone="bad" title={it.error ?? "Too many wrong codes."}>
          You can try again in <span className="tabular-nums">{minutesAndSeconds(lockSeconds)}</span>.
        </Alert>
      ) : isKey ? (
        <div className="grid gap-2">
          <KeyPrompt until={it.keyUntil} />
          {it.error && (
            <p role="alert" className="flex gap-1.5 type-small text-bad">
              <Icon name="circle-alert" size={16} className="mt-px" />
              {it.error}
            </p>
          )}
          <p className="type-small text-muted">{help}</p>
        </div>
      ) : (
        <Field label="Verification code" error={it.error ?? undefined} help={help}>
          <CodeInput
            key={it.method}
            method={it.method}
            value={it.code}
            onChange={it.type}
            // The button rests while there is nothing to send, and with it the browser's own Enter.
            onKeyDown={({ key }) => key === "Enter" && it.code === "" && void it.submit()}
          />
        </Field>
      )}
      {it.method === "sms" && !isLocked && (
        <div className="flex flex-wrap items-center gap-3">
          {it.sentTo !== null && <p className="type-small text-ok">{mfaTexts.smsSent}</p>}
          <Button size="small" kind="quiet" isBusy={it.isSending} onClick={() => void it.sendSms()}>
            Send a new code
          </Button>
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button size="large" onClick={onDeny}>
          {denyLabel}
        </Button>
        <Button
          type="submit"
          kind="primary"
          size="large"
          isBusy={it.isVerifying}
          disabled={isLocked || (!isKey && it.code === "" && !it.isVerifying)}
          {...(isKey && { "data-first-focus": true })}
        >
          {it.isVerifying ? "Verifying..." : "Verify"}
        </Button>
      </div>
      {children}
    </form>
  );
}
