import { METHOD_NAMES } from "@blenda/domain/mfa/constants";
import type { Setup } from "@blenda/domain/mfa/model";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { useEffect, useRef } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { CopyButton } from "../../../product/copy-button.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { sentenceFor } from "../prove.ts";
import { CodeStep } from "./code-step.tsx";
import { type FirstSetup, isCodeRefusal } from "./enrolment-code.tsx";

interface Props extends FirstSetup {
  onDone: (backupCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Asks for a secret, shows it as a picture and as text, and wants one code that proves it arrived. */
export function AuthenticatorSetup({ enrolmentCode, onCodeRefused, onDone, onClose }: Props) {
  const { act, out, error } = useAct(api.mfa.setup, { isToldInPlace: true });
  const begin = () =>
    act(
      { method: "authenticator", enrolmentCode },
      { onError: (refused) => isCodeRefusal(codeOf(refused)) && onCodeRefused(refused.message) },
    );
  const isBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one secret for each time the dialog opens
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    begin();
  }, []);
  return (
    <Dialog isOpen onClose={onClose} title={`Set up your ${METHOD_NAMES.authenticator.toLowerCase()}`}>
      {out?.method === "authenticator" ? (
        <Connect setup={out} onDone={(codes) => onDone(out.backupCodes.length > 0 ? out.backupCodes : codes)} onClose={onClose} />
      ) : error ? (
        <>
          <Alert tone="bad" title={sentenceFor(error, mfaTexts.authenticatorSetupFailed)} />
          <Button icon="rotate-ccw" onClick={begin}>
            Try again
          </Button>
        </>
      ) : (
        <div role="status" aria-label="Loading" className="grid gap-4">
          <Skeleton className="size-44" />
          <Skeleton className="h-11" />
        </div>
      )}
    </Dialog>
  );
}

const grouped = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, "$& ");

interface ConnectProps {
  setup: Extract<Setup, { method: "authenticator" }>;
  onDone: (backupCodes: readonly string[]) => void;
  onClose: () => void;
}

function Connect({ setup: { setupId, secret, uri, qrCode }, onDone, onClose }: ConnectProps) {
  return (
    <ol className="grid gap-5">
      <li className="grid gap-3">
        <p className="type-ui font-semibold">1. Scan this with your authenticator app</p>
        <div className="flex flex-wrap items-center gap-5">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
            alt="QR code with the secret below"
            width={176}
            height={176}
            className="size-44 rounded-sm bg-white p-2"
          />
          <div className="grid min-w-0 flex-1 basis-44 gap-2">
            <p className="type-small text-muted">Can't scan? Enter this key in the app:</p>
            <div className="flex items-center gap-1">
              <code className="min-w-0 flex-1 rounded-xs bg-surface-2 px-3 py-2 font-mono type-small break-words">{grouped(secret)}</code>
              <CopyButton text={secret} label="Copy the key" done="Key copied." />
            </div>
            <a href={uri} className="link-inline type-small">
              Open in an app on this device
            </a>
          </div>
        </div>
      </li>
      <li className="grid gap-3">
        <p className="type-ui font-semibold">2. Enter the code it shows</p>
        <CodeStep setupId={setupId} method="authenticator" onDone={onDone} onClose={onClose} />
      </li>
    </ol>
  );
}
