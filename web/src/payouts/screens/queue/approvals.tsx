import type { QueuedPayout } from "@blenda/domain/payouts/model";
import { Tag } from "../../../ui/tag.tsx";

/** "1 of 2, yours is next": how many approved it, and whether it waits for the reader. */
export function Approvals({ payout: { approvals, approvalsNeeded, canApprove, status }, me }: { payout: QueuedPayout; me: string }) {
  const given = `${Math.min(approvals.length, approvalsNeeded)} of ${approvalsNeeded}`;
  const isYours = approvals.some(({ userId }) => userId === me);
  const title = approvals.map(({ name }) => name).join(", ") || undefined;
  if (status !== "draft")
    return (
      <span className="type-small whitespace-nowrap text-muted" {...(title && { title })}>
        {given}
      </span>
    );
  const words =
    isYours && approvals.length < approvalsNeeded
      ? ", another admin's is next"
      : approvals.length > 0 && canApprove
        ? ", yours is next"
        : "";
  const tone = approvals.length > 0 && canApprove ? "sky" : approvalsNeeded > 1 ? "warn" : "neutral";
  return (
    <span className="whitespace-nowrap" {...(title && { title })}>
      <Tag tone={tone}>
        {given}
        {words}
      </Tag>
    </span>
  );
}
