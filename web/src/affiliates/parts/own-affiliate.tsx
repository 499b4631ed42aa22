import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CopyButton } from "../../product/copy-button.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Tag } from "../../ui/tag.tsx";
import { statusQuery } from "../data/affiliate-queries.ts";
import { OwnProgrammes } from "./own-programmes.tsx";

/** Whether somebody is an affiliate, by which id, of whom, and the way out (decision B30). */
export function OwnAffiliate() {
  const { data, error, refetch } = useQuery(statusQuery);
  if (error) return <ErrorState message={affiliateTexts.statusFailed} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label="Loading your affiliate status">
        <Skeleton className="h-24" />
      </div>
    );
  const { isActive, hasEverBeenAffiliate, globalAffiliateId, records } = data;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2">
          <span className="type-small text-muted">Your ID</span>
          <strong className="type-ui font-semibold">{globalAffiliateId}</strong>
          <CopyButton text={globalAffiliateId} label="Copy your ID" done="ID copied" />
        </p>
        <Tag tone={isActive ? "ok" : "neutral"} hasDot>
          {isActive ? "Active" : hasEverBeenAffiliate ? "Not active" : "Not joined"}
        </Tag>
      </div>
      <OwnProgrammes records={records} />
      {hasEverBeenAffiliate && (
        <Link to="/affiliate-dashboard" className={buttonStyle("secondary", "medium", "justify-self-start")}>
          Open affiliate dashboard
        </Link>
      )}
    </>
  );
}
