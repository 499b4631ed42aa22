import type { PostCard } from "@blenda/domain/community/model";
import { useAct } from "../../../lib/calls/act.ts";
import { ReasonDialog } from "../../../product/reason/reason-dialog.tsx";
import { learnPost } from "../../data/post-query.ts";
import type { StaffStep } from "./staff-steps.ts";

/** Asks one of our own people why. */
export function StaffStepDialog({ post, step, onClose }: { post: PostCard; step: StaffStep; onClose: () => void }) {
  const { act, isActing, error } = useAct(
    { mutationOptions: () => ({ mutationFn: step.run }) },
    { learn: learnPost, done: () => step.done, isToldInPlace: true },
  );
  return (
    <ReasonDialog
      title={step.title}
      label={step.label}
      kind={step.isDanger ? "danger" : "primary"}
      isBusy={isActing}
      error={error}
      onSend={({ reason }) => act({ postId: post.id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {step.says}
    </ReasonDialog>
  );
}
