import type { DisputeState } from "@blenda/domain/disputes/constants";
import { disputeTexts } from "@blenda/domain/disputes/texts";
import { Tag, type TagTone } from "../../ui/tag.tsx";

const TONES: Record<DisputeState, TagTone> = {
  created: "warn",
  initiated: "warn",
  formalized: "neutral",
  won: "ok",
  lost: "bad",
  closed: "neutral",
};

export const DisputeTag = ({ state }: { state: DisputeState }) => <Tag tone={TONES[state]}>{disputeTexts.states[state]}</Tag>;
