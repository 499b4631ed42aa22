import type { OrderStatus } from "@blenda/domain/orders/constants";
import { Tag, type TagTone } from "../../ui/tag.tsx";

const TONES: Record<OrderStatus, TagTone> = {
  pending_payment: "warn",
  requires_action: "warn",
  paid: "ok",
  failed: "bad",
  expired: "neutral",
  cancelled: "neutral",
};

/** What became of an order, in the words of its own rule. */
export function StatusTag({ status, display, isTest }: { status: OrderStatus; display: string; isTest: boolean }) {
  const isPlain = display === "Paid" || status !== "paid";
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Tag tone={isPlain ? TONES[status] : "sky"}>{display}</Tag>
      {isTest && <Tag tone="ember">Test, no money</Tag>}
    </span>
  );
}
