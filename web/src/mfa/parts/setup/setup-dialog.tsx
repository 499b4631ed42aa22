import type { FactorMethod } from "@blenda/domain/access/step-up";
import { METHOD_NAMES } from "@blenda/domain/mfa/constants";
import { type ReactNode, useState } from "react";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { METHOD_WORDS } from "../method-words.ts";
import { AuthenticatorSetup } from "./authenticator-setup.tsx";
import { EnrolmentCodeStep } from "./enrolment-code.tsx";
import { KeySetup } from "./key-setup.tsx";
import { SmsSetup } from "./sms-setup.tsx";

/** What can be set up by itself; backup codes come with the first of these. */
export type SetupMethod = Exclude<FactorMethod, "backup_codes">;

const PROMISES: Readonly<Record<SetupMethod, string>> = {
  authenticator: "An app on your phone shows a new code every 30 seconds. It works without a network.",
  hardware_key: "A small key you plug in or hold to your phone. The strongest choice.",
  sms: "We text you a code each time. Use it when nothing else works for you.",
};

interface Props {
  /** What can be added here and now. */
  methods: readonly SetupMethod[];
  /** Staff without a method: they bring a code first. */
  needsCode: boolean;
  /** What was asked for; absent: it is chosen first. */
  method?: SetupMethod | undefined;
  /** It works now; these came with it, to be shown once. */
  onDone: (backupCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Sets up one method, step by step: bring the code where one is needed, choose, connect, prove that it works, keep the backup codes. */
export function SetupDialog({ methods, needsCode, method, onDone, onClose }: Props) {
  const [code, setCode] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [chosen, setChosen] = useState(method ?? (methods.length === 1 ? methods[0] : undefined));
  if (needsCode && code === undefined) return <EnrolmentCodeStep refusal={refusal} onGiven={setCode} onClose={onClose} />;
  if (!chosen) {
    return (
      <Dialog isOpen onClose={onClose} title="Set up a method">
        <ul className="grid gap-2">
          {methods.map((each) => (
            <Choice key={each} method={each} onChoose={() => setChosen(each)}>
              {PROMISES[each]}
            </Choice>
          ))}
        </ul>
      </Dialog>
    );
  }
  const refuseCode = (sentence: string) => {
    setRefusal(sentence);
    setCode(undefined);
  };
  const step = { enrolmentCode: code, onCodeRefused: refuseCode, onDone, onClose };
  if (chosen === "authenticator") return <AuthenticatorSetup {...step} />;
  if (chosen === "sms") return <SmsSetup {...step} />;
  return <KeySetup {...step} />;
}

function Choice({ method, children, onChoose }: { method: SetupMethod; children: ReactNode; onChoose: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex w-full items-center gap-4 rounded-sm border border-line-strong px-4 py-3 text-left transition-colors hover:bg-surface-2"
      >
        <Icon name={METHOD_WORDS[method].icon} size={20} className="text-muted" />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="type-ui font-semibold">{METHOD_NAMES[method]}</span>
          <span className="type-small text-muted">{children}</span>
        </span>
        <Icon name="chevron-right" size={16} className="text-muted" />
      </button>
    </li>
  );
}
