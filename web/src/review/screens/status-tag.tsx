import type { PublicationStatus } from "@blenda/domain/publication/constants";
import { Tag, type TagTone } from "../../ui/tag.tsx";

const TONES: Partial<Record<PublicationStatus, TagTone>> = {
  published: "ok",
  review: "ember",
  changes_requested: "warn",
  rejected: "bad",
  suspended: "bad",
  approved: "sky",
};

interface Props {
  status: PublicationStatus;
  statusReason: string | null;
  /** What its creator works on beside it. */
  revision: PublicationStatus | null;
}

/** A state in the machine's own word, and the state of its revision. */
export function StatusTag({ status, statusReason, revision }: Props) {
  return (
    <span className="inline-flex flex-wrap gap-1.5" title={statusReason ?? undefined}>
      <Tag tone={TONES[status] ?? "neutral"}>{status}</Tag>
      {revision && <Tag tone={TONES[revision] ?? "neutral"}>revision: {revision}</Tag>}
    </span>
  );
}
