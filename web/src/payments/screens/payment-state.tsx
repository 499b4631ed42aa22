import type { PaymentState } from "@blenda/domain/payments/constants";
import type { PaymentLine } from "@blenda/domain/payments/model";
import { paymentTexts } from "@blenda/domain/payments/texts";
import { Tag, type TagTone } from "../../ui/tag.tsx";

const TONES: Partial<Record<PaymentState, TagTone>> = {
  paid: "ok",
  failed: "bad",
  disputed: "bad",
  refunded: "warn",
  partly_refunded: "warn",
  requires_action: "sky",
};

/** Where an order stands, and whether it is a test or marked. */
export function PaymentStateTags({ state, isTest, isFraud }: Pick<PaymentLine, "state" | "isTest" | "isFraud">) {
  return (
    <span className="inline-flex flex-wrap gap-1.5 whitespace-nowrap">
      <Tag tone={TONES[state] ?? "neutral"}>{paymentTexts.states[state]}</Tag>
      {isTest && <Tag tone="ember">Test</Tag>}
      {isFraud && <Tag tone="bad">Fraud</Tag>}
    </span>
  );
}
