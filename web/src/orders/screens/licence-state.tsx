import type { LicencePassport } from "@blenda/domain/orders/model";
import { Tag, type TagTone } from "../../ui/tag.tsx";

type Status = LicencePassport["status"];

const STATES: Record<Status, { tone: TagTone; word: string }> = {
  active: { tone: "ok", word: "Valid" },
  paused: { tone: "warn", word: "Paused" },
  revoked: { tone: "bad", word: "Ended" },
  upgraded: { tone: "sky", word: "Upgraded" },
  transferred: { tone: "sky", word: "Handed on" },
};

export const LicenceState = ({ status }: { status: Status }) => <Tag tone={STATES[status].tone}>{STATES[status].word}</Tag>;
