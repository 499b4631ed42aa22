import { lockoutTexts } from "@blenda/domain/lockout/texts";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Asks for the mail that opens a locked account, for an address that is known already. */
export function SendUnlock({ email }: { email: string }) {
  const { act, isActing, isDone, error } = useAct(api.lockout.requestUnlock, { isToldInPlace: true });
  return (
    <div className="grid justify-items-start gap-2">
      {!isDone && (
        <>
          <p>No email yet? We can send another.</p>
          <Button size="small" icon="mail" className="mt-1" isBusy={isActing} onClick={() => act({ email })}>
            Send unlock instructions
          </Button>
        </>
      )}
      <p role="status" className="flex gap-1.5 text-text empty:hidden">
        {isDone && <Icon name="circle-check" size={16} className="mt-px text-ok" />}
        {isDone ? lockoutTexts.unlockSent : error?.message}
      </p>
    </div>
  );
}
