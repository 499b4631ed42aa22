import { ENROLMENT_CODE } from "@blenda/domain/mfa/constants";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { momentOf } from "../../lib/text/time.ts";
import { CopyButton } from "../../product/copy-button.tsx";
import { ReasonDialog } from "../../product/reason/reason-dialog.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";

interface Props {
  person: { userId: string; name: string };
  onClose: () => void;
}

/** A code for somebody's first second factor: asked for with a reason, then shown this once, to be handed over in person. */
export function GiveCodeDialog({ person: { userId, name }, onClose }: Props) {
  const { act, isActing, error, out } = useAct(api.admin.giveEnrolmentCode, { isToldInPlace: true });
  if (out) {
    return (
      <Dialog isOpen title={`The setup code for ${name}`} onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
        <div className="flex items-center gap-1">
          <code className="min-w-0 flex-1 rounded-xs bg-surface-2 px-3 py-2 text-center font-mono type-ui tracking-wide">{out.code}</code>
          <CopyButton text={out.code} label="Copy the code" done="Setup code copied." />
        </div>
        <p className="text-muted">
          Hand it over in person, by phone or in a chat you trust. They enter it under MFA Security. It works once, until{" "}
          {momentOf(out.expiresAt)}, and we can't show it again.
        </p>
      </Dialog>
    );
  }
  return (
    <ReasonDialog
      title={`Give ${name} a setup code?`}
      label="Make a code"
      isBusy={isActing}
      error={error}
      onSend={({ reason }) => act({ userId, reason })}
      onClose={onClose}
    >
      <p>
        They need it to set up their first second factor, so that a password alone never opens the staff area. It works once, for{" "}
        {ENROLMENT_CODE.HOURS} hours, and replaces any earlier one. We'll email them that you made it, without the code.
      </p>
    </ReasonDialog>
  );
}
