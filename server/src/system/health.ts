import type { HealthPart } from "@blenda/domain/system/model";
import type { HealthCheck } from "../platform/overview.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { groundHealth } from "./health-checks.ts";

export type LookedAt = Pick<HealthPart, "name" | "label" | "figure" | "note"> & {
  state: "ok" | "warn" | "bad";
  value: number | null;
};

const PATIENCE_MS = 3_000;
const NOT_ANSWERING = "It doesn't answer. The reason is in the log.";

/** Looks at every part at once: the ground, then what domains declare. */
export const lookAtAll = (services: Services): Promise<LookedAt[]> =>
  Promise.all([...groundHealth, ...services.overview.health].map((check) => lookAt(services, check)));

async function lookAt(services: Services, { name, label, look }: HealthCheck<Services>): Promise<LookedAt> {
  try {
    const { figure, warning = null, value } = await Promise.race([look(services), tooLate()]);
    return {
      name,
      label,
      figure,
      note: warning,
      state: warning === null ? "ok" : "warn",
      value: value === undefined ? null : Math.round(value),
    };
  } catch (error) {
    services.log.warnOnceAMinute(`health: ${name} does not answer`, error);
    return { name, label, figure: "no answer", note: NOT_ANSWERING, state: "bad", value: null };
  }
}

const tooLate = () => new Promise<never>((_, fail) => setTimeout(() => fail(new Error("no answer in time")), PATIENCE_MS).unref());
