import { BACKUP_CODES } from "@blenda/domain/mfa/constants";
import type { MfaOverview } from "@blenda/domain/mfa/model";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { useState } from "react";
import { client } from "../../../lib/calls/api.ts";
import { dayOf } from "../../../lib/text/time.ts";
import { toast } from "../../../lib/toast.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { showCodes } from "../../data/fresh-codes.ts";
import { refreshMfa, sessionToken } from "../../data/mfa-queries.ts";
import type { ProofRunner } from "../prove.ts";

/** What is left of the set, never the codes themselves: those are shown once, when they are made. */
export function BackupCodes({ backupCodes: { used, left }, prove }: Pick<MfaOverview, "backupCodes"> & { prove: ProofRunner }) {
  const [isAsking, setAsking] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const make = (onUnproven: (error: Error) => boolean) => {
    setMaking(true);
    void sessionToken("ACCOUNT")
      .then((token) => client.mfa.generateBackupCodes({ sessionToken: token }))
      .then(({ backupCodes }) => {
        toast.done(mfaTexts.codesGenerated);
        void showCodes(backupCodes);
        return refreshMfa();
      })
      .catch((error: Error) => {
        if (!onUnproven(error)) toast.failed(mfaTexts.codesFailed(error.message));
      })
      .finally(() => setMaking(false));
  };
  const begin = () => {
    setAsking(false);
    prove(make);
  };
  return (
    <>
      {used.length > 0 ? (
        <>
          <p className="type-small text-muted">
            {left} of {BACKUP_CODES} left. Shown once and stored hashed. New codes replace the old ones.
          </p>
          <ul aria-label="Your backup codes" className="mt-3 grid grid-cols-2 gap-2">
            {used.map((usedAt, i) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: they have no names, only places
                key={i}
                className={classNames("rounded-xs bg-surface-2 px-3 py-1.5 font-mono type-small", usedAt ? "text-faint" : "text-muted")}
              >
                {usedAt ? (
                  <s>used {dayOf(usedAt)}</s>
                ) : (
                  <>
                    <span aria-hidden="true">•••• •••• ••••</span>
                    <span className="sr-only">not used</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-muted">You don't have any. Make a set, and keep it where you'll find it without your phone.</p>
      )}
      <Button icon="refresh-cw" className="mt-4 w-full" isBusy={isMaking} onClick={() => (used.length > 0 ? setAsking(true) : prove(make))}>
        Generate new codes
      </Button>
      {isAsking && (
        <ConfirmDialog
          question="Generate new backup codes?"
          label="Generate new codes"
          kind="primary"
          onYes={begin}
          onClose={() => setAsking(false)}
        >
          Your {left === 1 ? "last code stops" : `${left} unused codes stop`} working as soon as you have new ones.
        </ConfirmDialog>
      )}
    </>
  );
}
