import type { Instant } from "@blenda/domain/shared/time";
import type { HealthPart } from "@blenda/domain/system/model";
import type { Services } from "../platform/requests/procedure.ts";
import { lookAtAll } from "./health.ts";
import { coursesSince } from "./health-repository.ts";

/** Every part as it is now, and how it was since a moment, in so many equal stretches of time. */
export async function healthOf(services: Services, { from, marks }: { from: Instant; marks: number }): Promise<HealthPart[]> {
  const [parts, courseOf] = await Promise.all([lookAtAll(services), coursesSince(services.db, from, services.now(), marks)]);
  return parts.map(({ value: _, ...part }) => ({ ...part, ...courseOf(part.name) }));
}
