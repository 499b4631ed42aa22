import { adminTexts } from "@blenda/domain/admin/texts";
import { useQuery } from "@tanstack/react-query";
import { api } from "../lib/calls/api.ts";
import { Alert } from "../ui/feedback/alert.tsx";
import { useSession } from "./use-session.ts";

/** A person on the admin list without the claim finds the area shut: they alone learn why, and who can mend it (decision B11). */
export function ListedNotice() {
  const { user } = useSession();
  const { data } = useQuery({ ...api.admin.status.queryOptions(), enabled: user !== null });
  if (!data?.inAdminCollection || data.hasAdminClaim) return null;
  return (
    <div className="page pt-10">
      <Alert tone="warn" title={adminTexts.needsRepair}>
        {adminTexts.needsRepairHelp}
      </Alert>
    </div>
  );
}
