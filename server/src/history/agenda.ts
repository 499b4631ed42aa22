import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import { inOrder } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";
import type { Chance } from "./chance.ts";
import type { Ware } from "./goods.ts";
import type { Person } from "./people.ts";
import type { Stage } from "./stage.ts";

/** Something somebody does at a certain moment. */
interface Act {
  at: Instant;
  what: string;
  /** Has nothing to do with what others do around that time. */
  isApart: boolean;
  run(): Promise<unknown>;
}

type Plan = (at: Instant, what: string, run: Act["run"]) => void;

/** What whoever writes a part of the history has at hand. */
export interface Scene {
  stage: Stage;
  goods: readonly Ware[];
  /** Everybody who has joined so far. */
  people: Person[];
  day: number;
  /** The last moment there is to tell of. */
  end: Instant;
  /** Apart for every day and whatever it is about, so that a day is told alike whenever it is told. */
  chance(about: string): Chance;
  /** The moment of a day, today if nothing else is said. */
  at(hour: number, daysLater?: number): Instant;
  /** Acts of days to come are kept; those beyond the last one never happen. */
  plan: Plan;
  /** The same for what may happen at the same time as others. */
  planApart: Plan;
}

interface AgendaRun {
  stage: Stage;
  signal: AbortSignal;
  onFailure(what: string, error: unknown): void;
}

/** So many people do something at once: the database works on one's order while another's is thought about. */
const AT_ONCE = 4;

/** A queue of acts by their time. What fails is left out of the history and told to the log: a demo opens all the same. */
export function makeAgenda() {
  const acts: Act[] = [];
  const nextBefore = (until: Instant): Act | undefined => {
    const next = acts.toSorted((one, other) => inOrder(one.at, other.at))[0];
    return next && next.at < until ? next : undefined;
  };
  const take = (until: Instant): Act[] => {
    const taken: Act[] = [];
    for (let next = nextBefore(until); next && taken.length < AT_ONCE; next = nextBefore(until)) {
      if (taken.length > 0 && !(next.isApart && taken[0]?.isApart)) break;
      taken.push(...acts.splice(acts.indexOf(next), 1));
      if (!next.isApart) break;
    }
    return taken;
  };
  return {
    plan: (at: Instant, what: string, run: Act["run"]) => void acts.push({ at, what, run, isApart: false }),
    planApart: (at: Instant, what: string, run: Act["run"]) => void acts.push({ at, what, run, isApart: true }),
    /** Everything before this moment, in order, also what is planned meanwhile. */
    runUntil: async (until: Instant, { stage, signal, onFailure }: AgendaRun) => {
      for (let now = take(until); now.length > 0 && !signal.aborted; now = take(until)) {
        stage.moveTo(now[0]?.at ?? until);
        await Promise.all(now.map(({ what, run }) => run().catch((error: unknown) => onFailure(what, error))));
      }
    },
  };
}

export const momentOf = (began: Instant, day: number, hour: number): Instant => addMinutes(addDays(began, day), Math.round(hour * 60));
