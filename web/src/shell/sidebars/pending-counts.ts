import { AREAS } from "@blenda/domain/access/areas";
import { can } from "@blenda/domain/access/can";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { useSession } from "../use-session.ts";

/** Spec 2 §9. */
const EVERY_MS = 5 * 60_000;

/** By the path of the link that carries the number. */
export type Counts = Readonly<Record<string, number>>;

const NOTHING: Counts = {};

/** What waits behind the links of a staff sidebar: one question for all of them, live and every five minutes. */
export function usePendingCounts(): Counts {
  const { user } = useSession();
  const { data } = useQuery({
    ...api.dashboard.pendingCounts.queryOptions(),
    enabled: can(user, AREAS.admin),
    refetchInterval: EVERY_MS,
  });
  return data?.counts ?? NOTHING;
}

/** What waits for a creator behind the links of theirs. Live. */
export function useCreatorCounts(): Counts {
  const { user } = useSession();
  const { data } = useQuery({ ...api.authoring.counts.queryOptions(), enabled: can(user, AREAS.dashboard) });
  return data ? { "/dashboard/products": data.needs_you } : NOTHING;
}
