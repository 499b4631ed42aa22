import { setTimeout as sleep } from "node:timers/promises";
import { transact } from "../../platform/database/db.ts";
import type { Calls } from "../../platform/outside/generator/generator.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { beginCall, endCall } from "./calls-repository.ts";

const LOOK_AGAIN_MS = 500;
const LONGEST_OUTCOME = 200;

/** Requests to one engine, at most so many a minute over all processes, each written down with how it went. */
export function pacedCalls({ db, now }: Pick<Services, "db" | "now">, engine: string, perMinute: number, signal: AbortSignal): Calls {
  async function begin(what: string): Promise<number> {
    for (;;) {
      signal.throwIfAborted();
      const id = await transact(db, (tx) => beginCall(tx, engine, what, perMinute, now()));
      if (id !== null) return id;
      await sleep(LOOK_AGAIN_MS, undefined, { signal });
    }
  }
  return {
    make: async (what, call) => {
      const id = await begin(what);
      const began = performance.now();
      const end = (outcome: string) => endCall(db, id, outcome.slice(0, LONGEST_OUTCOME), Math.round(performance.now() - began));
      try {
        const answer = await call();
        await end("answered");
        return answer;
      } catch (error) {
        await end(error instanceof Error ? error.message : "failed");
        throw error;
      }
    },
  };
}
