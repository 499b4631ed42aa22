import type { SaleLine } from "@blenda/domain/figures/model";
import { Tag, type TagTone } from "../../../ui/tag.tsx";
import { stateText } from "../../data/words.ts";

const TONES: Record<SaleLine["state"], TagTone> = {
  clears: "neutral",
  available: "ok",
  refunded: "warn",
  disputed: "warn",
  charged_back: "bad",
};

export function SaleState({ sale }: { sale: SaleLine }) {
  return (
    <span className="whitespace-nowrap">
      <Tag tone={TONES[sale.state]}>{stateText(sale)}</Tag>
    </span>
  );
}
