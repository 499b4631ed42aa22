import { lockoutTexts } from "@blenda/domain/lockout/texts";
import { useAct } from "../../lib/act.ts";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";

/** Asks for the mail that opens a locked account, for an address that is known already. */
export function SendUnlock({ email }: { email: string }) {
  const { act, isActing, isDone, error } = useAct(api.lockout.requestUnlock, { isToldInPlace: true });
  return (
    <div className="grid justify-items-start gap-2 pt-2">
      {!isDone && (
        <Button size="small" icon="mail" isBusy={isActing} onClick={() => act({ email })}>
          Send unlock instructions
        </Button>
      )}
      <p role="status" className="type-small text-text empty:hidden">
        {isDone ? lockoutTexts.unlockSent : error?.message}
      </p>
    </div>
  );
}
