import type { PublicationStatus } from "@blenda/domain/publication/constants";
import { Tag, type TagTone } from "../../../ui/tag.tsx";

const LOOKS: Record<PublicationStatus, { word: string; tone: TagTone }> = {
  draft: { word: "Draft", tone: "neutral" },
  processing: { word: "Checking files", tone: "sky" },
  review: { word: "In review", tone: "warn" },
  approved: { word: "Approved", tone: "ok" },
  published: { word: "Published", tone: "ok" },
  changes_requested: { word: "Changes requested", tone: "bad" },
  rejected: { word: "Rejected", tone: "bad" },
  unlisted: { word: "Unlisted", tone: "neutral" },
  suspended: { word: "Suspended", tone: "bad" },
  archived: { word: "Archived", tone: "neutral" },
  deleted: { word: "Deleted", tone: "neutral" },
};

/** A state with its word; of a working copy, what is with it. */
export function ItemStatus({ status }: { status: PublicationStatus }) {
  const { word, tone } = LOOKS[status];
  return (
    <Tag tone={tone} hasDot>
      {word}
    </Tag>
  );
}

export const statusWord = (status: PublicationStatus): string => LOOKS[status].word;
