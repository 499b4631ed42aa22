import { blockTexts } from "@blenda/domain/blocks/texts";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";

interface Props {
  userId: string;
  name: string;
  /** What the page knows about it is asked anew. */
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before two people hear nothing of each other any more. */
export function BlockDialog({ userId, name, onDone, onClose }: Props) {
  const { act, isActing } = useAct(api.blocks.block, { done: () => blockTexts.blocked(name) });
  return (
    <ConfirmDialog
      question={`Block ${name}?`}
      label="Block"
      isBusy={isActing}
      onYes={() =>
        act(
          { userId, isBlocked: true },
          {
            onSuccess: () => {
              onDone?.();
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      You won't be able to message each other, and you won't see what they post or hear about it. They won't be told. You can unblock them
      in your settings.
    </ConfirmDialog>
  );
}
