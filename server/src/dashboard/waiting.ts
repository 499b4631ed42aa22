import type { Actor } from "@blenda/domain/access/actor";
import { can } from "@blenda/domain/access/can";
import { DASHBOARD } from "@blenda/domain/dashboard/constants";
import type { PendingCounts, WaitingCell, WaitingItem } from "@blenda/domain/dashboard/model";
import { byUrgency } from "@blenda/domain/dashboard/rules";
import type { Services } from "../platform/requests/procedure.ts";

/** Every queue this person works in. */
const queuesOf = ({ overview }: Services, actor: Actor) => overview.waiting.filter(({ access }) => can(actor, access));

export async function waitingFor(services: Services, actor: Actor): Promise<{ waiting: WaitingCell[]; longest: WaitingItem[] }> {
  const nearestFirst = byUrgency(services.now());
  const queues = await Promise.all(
    queuesOf(services, actor).map(async ({ look, key, label, paths }) => ({
      ...{ key, label, paths: [...paths] },
      ...(await look(services.db, DASHBOARD.SHOWN_LONGEST)),
    })),
  );
  const waiting = queues.map(({ first, ...queue }): WaitingCell => {
    const [nearest] = first.toSorted(nearestFirst);
    return { ...queue, nearest: nearest ? { since: nearest.since, dueAt: nearest.dueAt } : null };
  });
  const longest = queues.flatMap(({ first, count: _, ...queue }) => first.map((item): WaitingItem => ({ ...item, ...queue })));
  return { waiting, longest: longest.sort(nearestFirst).slice(0, DASHBOARD.SHOWN_LONGEST) };
}

/**
 * A page whose tabs have queues has the sum of them. One that has a queue of its own has the number of that alone: what else
 * it shows stands on the tabs.
 */
export async function pendingFor(services: Services, actor: Actor): Promise<PendingCounts> {
  const { db, now } = services;
  const counts: PendingCounts["counts"] = {};
  const add = (path: string, count: number) => {
    counts[path] = (counts[path] ?? 0) + count;
  };
  const own = new Set<string>(services.overview.waiting.flatMap(({ paths }) => paths));
  const queues = queuesOf(services, actor).map(async ({ look, countBeside, paths }) => ({
    paths,
    count: countBeside ? await countBeside(db, now()) : (await look(db, 1)).count,
  }));
  for (const { paths, count } of await Promise.all(queues)) {
    for (const path of paths) {
      add(path, count);
      const [page = path] = path.split("?");
      if (!own.has(page)) add(page, count);
    }
  }
  return { counts };
}
