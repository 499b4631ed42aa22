import type { FactorMethod } from "@blenda/domain/access/step-up";
import { BACKUP_CODES, METHOD_NAMES } from "@blenda/domain/mfa/constants";
import type { MfaOverview } from "@blenda/domain/mfa/model";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { type ReactNode, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { agoOf, dayOf } from "../../../lib/text/time.ts";
import { toast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { refreshMfa } from "../../data/mfa-queries.ts";
import { METHOD_WORDS } from "../method-words.ts";
import { type ProofRunner, sentenceFor } from "../prove.ts";
import type { SetupMethod } from "../setup/setup-dialog.tsx";

/** In the order of the page: what is strongest and most used first. */
const ORDER: readonly FactorMethod[] = ["authenticator", "hardware_key", "sms", "backup_codes"];

const LAST_OF_STAFF =
  "It's your last one: the staff area closes to you, and you'll need a new setup code from a super admin to set up another.";

interface Props {
  overview: MfaOverview;
  prove: ProofRunner;
  onSetUp: (method: SetupMethod) => void;
}

/** Methods a person has, those they could have, and what can be done about each. */
export function MethodList({ overview, prove, onSetUp }: Props) {
  const [leaving, setLeaving] = useState<FactorMethod | null>(null);
  const disabling = useAct(api.mfa.disable, { isToldInPlace: true, learn: () => void refreshMfa() });
  const preferring = useAct(api.mfa.setPrimary, { done: () => mfaTexts.primarySet, learn: () => void refreshMfa() });
  const disable = (method: FactorMethod) => {
    setLeaving(null);
    prove((onUnproven) =>
      disabling.act(
        { method },
        {
          onSuccess: () => toast.done(mfaTexts.disabled(METHOD_NAMES[method])),
          onError: (error) => {
            if (!onUnproven(error)) toast.failed(sentenceFor(error, mfaTexts.disableFailed(METHOD_NAMES[method])));
          },
        },
      ),
    );
  };
  const { config } = overview;
  return (
    <>
      <ul className="divide-y divide-line">
        {ORDER.filter((method) => isOffered(method, overview)).map((method) => {
          const isOn = config.methods.includes(method);
          const isPrimary = config.primaryMethod === method;
          return (
            <MethodRow key={method} method={method} isPrimary={isPrimary} text={factOf(method, overview)}>
              {isOn && !isPrimary && method !== "backup_codes" && (
                <Button size="small" kind="quiet" isBusy={preferring.isActing} onClick={() => preferring.act({ method })}>
                  Make primary
                </Button>
              )}
              {isOn && (
                <Button
                  size="small"
                  aria-label={`Disable ${METHOD_NAMES[method]}`}
                  isBusy={disabling.isActing}
                  onClick={() => setLeaving(method)}
                >
                  Disable
                </Button>
              )}
              {!isOn && method !== "backup_codes" && problemOf(method, overview) === null && (
                <Button size="small" aria-label={`Set up ${METHOD_NAMES[method]}`} onClick={() => onSetUp(method)}>
                  Set up
                </Button>
              )}
            </MethodRow>
          );
        })}
      </ul>
      {leaving && (
        <ConfirmDialog
          question={`Disable ${METHOD_NAMES[leaving]}?`}
          label="Disable"
          onYes={() => disable(leaving)}
          onClose={() => setLeaving(null)}
        >
          {leaving === "hardware_key" && overview.keys.length > 1
            ? `All ${overview.keys.length} keys stop working right away. We'll email you about it.`
            : "It stops working right away. We'll email you about it."}
          {isLastOf(overview, leaving) && ` ${LAST_OF_STAFF}`}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Whether staff would be left without any method. */
const isLastOf = ({ mustHaveFactor, config }: MfaOverview, leaving: FactorMethod): boolean =>
  mustHaveFactor && config.methods.every((method) => method === leaving || method === "backup_codes") && leaving !== "backup_codes";

const problemOf = (method: FactorMethod, { addable }: MfaOverview) => addable.find((each) => each.method === method)?.problem ?? null;

/** Text messages need a sender: without one they are not there at all (decision B12). */
const isOffered = (method: FactorMethod, overview: MfaOverview): boolean =>
  overview.config.methods.includes(method) || problemOf(method, overview) !== "no-sender";

const usedText = (lastUsedAt: string | null): string => (lastUsedAt ? `, used ${agoOf(lastUsedAt)}` : ", not used yet");

function factOf(method: FactorMethod, overview: MfaOverview): string {
  const { authenticator, sms, keys, backupCodes } = overview;
  if (method === "authenticator" && authenticator) return `Added ${dayOf(authenticator.createdAt)}${usedText(authenticator.lastUsedAt)}`;
  if (method === "sms" && sms) return `Ends in ${sms.ending}${usedText(sms.lastUsedAt)}`;
  if (method === "hardware_key" && keys.length > 0) {
    const algorithms = [...new Set(keys.map(({ algorithm }) => algorithm))].join(" and ");
    return `${keys.length} ${keys.length === 1 ? "key" : "keys"}, ${algorithms}`;
  }
  if (method === "backup_codes")
    return backupCodes.createdAt
      ? `${backupCodes.left} of ${BACKUP_CODES} left, made ${dayOf(backupCodes.createdAt)}`
      : "Codes on paper for when nothing else is at hand";
  return problemOf(method, overview) === "address-of-digits"
    ? "Keys are bound to a name. Open the site by its name instead of its number to add one."
    : "Not set up";
}

interface RowProps {
  method: FactorMethod;
  isPrimary: boolean;
  text: string;
  children: ReactNode;
}

function MethodRow({ method, isPrimary, text, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5 first:pt-0 last:pb-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-surface-2 text-muted">
        <Icon name={METHOD_WORDS[method].icon} size={20} />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 type-ui font-semibold">
          {METHOD_NAMES[method]}
          {isPrimary && <Tag tone="ember">Primary</Tag>}
        </p>
        <p className="mt-0.5 type-small text-muted">{text}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </li>
  );
}
