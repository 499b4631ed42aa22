import type { AffiliateRecord } from "@blenda/domain/affiliates/model";
import { Link } from "@tanstack/react-router";
import { Alert } from "../../ui/feedback/alert.tsx";

/** Programs in which new clicks don't count any more, with what still does. */
export function StoppedProgrammes({ records, isActive }: { records: readonly AffiliateRecord[]; isActive: boolean }) {
  const paused = records.filter(({ state }) => state === "paused");
  const isOver = !isActive && paused.length === 0 && records.some(({ state }) => state === "ended");
  return (
    <>
      {paused.map(({ id, shopName }) => (
        <Alert key={id} tone="warn" title={`${shopName} has paused you`}>
          New clicks on their work don't count until they resume. Clicks from before still count for 30 days, and what you've earned stays
          yours.
        </Alert>
      ))}
      {isOver && (
        <Alert tone="warn" title="You're in no program now">
          New clicks don't count. Clicks from before still count for 30 days, and what you've earned stays yours.{" "}
          <Link to="/affiliate-program" className="link-inline">
            Join again
          </Link>
        </Alert>
      )}
    </>
  );
}
