import type { ReportTarget } from "@blenda/domain/reports/constants";
import { REPORTS } from "@blenda/domain/reports/constants";
import type { Lookalike, Snapshot, Target } from "@blenda/domain/reports/model";
import type { Db } from "../../platform/database/db.ts";
import type { Reportable, ReportedThing, ReportRegistry } from "../../platform/reporting.ts";

/** What the domains declared. */
export interface ReportServices {
  reporting: ReportRegistry;
}

export const reportableOf = ({ reporting }: ReportServices, type: ReportTarget): Reportable | undefined =>
  reporting.targets.find((each) => each.type === type);

/** As it is now; `null`: it is gone. */
export async function findThing(db: Db, reportable: Reportable | undefined, id: string): Promise<ReportedThing | null> {
  const [thing] = (await reportable?.describe(db, [id])) ?? [];
  return thing ?? null;
}

const cut = (text: string): string => [...text].slice(0, REPORTS.SNAPSHOT_MOST).join("");

/** What is kept with a report: its author may change it a minute later. */
export async function snapshotOf(db: Db, reportable: Reportable, thing: ReportedThing): Promise<Snapshot> {
  const { title, place, text, pictureUrl, stageHue, modelUrl, createdAt } = thing;
  const around = (await reportable.around?.(db, thing.id, REPORTS.AROUND_MOST)) ?? [];
  return { title, place, text: cut(text), pictureUrl, stageHue, modelUrl, createdAt, around: around.map(shortened) };
}

const shortened = (line: Snapshot["around"][number]) => ({ ...line, text: cut(line.text) });

/** Whether its author changed it since. */
export const isChanged = (seen: Snapshot, now: ReportedThing | null): boolean =>
  now !== null && now.state !== "gone" && (seen.title !== now.title || seen.text !== cut(now.text));

/** Other people's things that are the same or nearly so, the most alike first. */
export async function lookalikesOf(db: Db, { reporting }: ReportServices, { targetType, targetId }: Target): Promise<Lookalike[]> {
  const finders = reporting.lookalikes.filter(({ type }) => type === targetType);
  return (await Promise.all(finders.map(({ find }) => find(db, targetId)))).flat();
}
