import type { RecipientStatus } from "@blenda/domain/recipients/constants";
import { recipientTexts } from "@blenda/domain/recipients/texts";
import { Tag, type TagTone } from "../../ui/tag.tsx";

const TONES: Record<RecipientStatus, TagTone> = {
  incomplete: "warn",
  pending_verification: "sky",
  active: "ok",
  needs_attention: "bad",
  disabled: "neutral",
};

export function StatusTag({ status }: { status: RecipientStatus }) {
  return (
    <span className="whitespace-nowrap">
      <Tag tone={TONES[status]} hasDot>
        {recipientTexts.statuses[status]}
      </Tag>
    </span>
  );
}
