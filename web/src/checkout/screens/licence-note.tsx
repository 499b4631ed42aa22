import { REFUND_RULE } from "@blenda/domain/refunds/constants";
import { Link } from "@tanstack/react-router";

export function LicenceNote({ isFree }: { isFree: boolean }) {
  return (
    <p className="text-center type-small text-balance text-muted">
      {isFree ? "By taking it" : "You'll be charged once. By paying"} you agree to the{" "}
      <Link to="/legal/license-agreement" className="link-inline">
        licence agreement
      </Link>
      .{!isFree && ` ${REFUND_RULE}.`}
    </p>
  );
}
