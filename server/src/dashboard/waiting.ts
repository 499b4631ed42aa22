import type { Actor } from "@blenda/domain/access/actor";
import { can } from "@blenda/domain/access/can";
import { DASHBOARD } from "@blenda/domain/dashboard/constants";
import type { PendingCounts, WaitingCell, WaitingItem } from "@blenda/domain/dashboard/model";
import { byUrgency } from "@blenda/domain/dashboard/rules";
import type { Services } from "../platform/requests/procedure.ts";

/** Every queue this person works in, with how much is in it. */
const look = ({ db, overview }: Services, actor: Actor, limit: number) =>
  Promise.all(
    overview.waiting
      .filter(({ access }) => can(actor, access))
      .map(async ({ look, key, label, paths }) => ({ key, label, paths: [...paths], ...(await look(db, limit)) })),
  );

export async function waitingFor(services: Services, actor: Actor): Promise<{ waiting: WaitingCell[]; longest: WaitingItem[] }> {
  const nearestFirst = byUrgency(services.now());
  const queues = await look(services, actor, DASHBOARD.SHOWN_LONGEST);
  const waiting = queues.map(({ first, ...queue }): WaitingCell => {
    const [nearest] = first.toSorted(nearestFirst);
    return { ...queue, nearest: nearest ? { since: nearest.since, dueAt: nearest.dueAt } : null };
  });
  const longest = queues.flatMap(({ first, count: _, ...queue }) => first.map((item): WaitingItem => ({ ...item, ...queue })));
  return { waiting, longest: longest.sort(nearestFirst).slice(0, DASHBOARD.SHOWN_LONGEST) };
}

/** A page with several queues has the sum of them; each of its tabs has its own. */
export async function pendingFor(services: Services, actor: Actor): Promise<PendingCounts> {
  const counts: PendingCounts["counts"] = {};
  const add = (path: string, count: number) => {
    counts[path] = (counts[path] ?? 0) + count;
  };
  for (const { paths, count } of await look(services, actor, 1)) {
    for (const path of paths) {
      add(path, count);
      const [page = path] = path.split("?");
      if (page !== path) add(page, count);
    }
  }
  return { counts };
}
