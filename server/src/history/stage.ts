import { setTimeout as sleep } from "node:timers/promises";
import type { Me } from "@blenda/domain/identity/model";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { createRouterClient } from "@orpc/server";
import { allJobs, router, startApp } from "../app.ts";
import { startForeman } from "../generation/worker/foreman.ts";
import { findMe } from "../identity/repository.ts";
import type { Db } from "../platform/database/db.ts";
import type { Jobs } from "../platform/jobs/jobs.ts";
import type { Log } from "../platform/log.ts";
import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { outboxEventRow } from "../platform/sql.ts";
import { makeBuiltEngine } from "./built-engine.ts";

/** What the product needs to be opened on the demo's data. */
export interface StageDependencies extends Pick<Services, "storage" | "site" | "vault">, Partial<Pick<Services, "tax">> {
  db: Db;
  url: string;
  log: Log;
}

const LOOK_EVERY_MS = 15;
/** What happens by itself and can be seen afterwards. The rest tidies up, which there is nothing to tell of. */
const DAILY = ["checkout.sweep", "tokens.renew", "refunds.passTime", "orders.mature", "payouts.passTime", "inbox.closeQuiet"];

/**
 * The whole product with a clock of its own: what people did is done again by the very operations they would have used. Nothing
 * leaves it: mails stay in the mailbox, cards are the test provider's, and nobody listens.
 */
export async function openStage(ground: StageDependencies, at: Instant) {
  let now = at;
  const waiting: { name: string; data: object }[] = [];
  const jobs: Jobs = {
    employ: async () => {},
    enqueue: async (_tx, name, data) => void waiting.push({ name, data }),
    enqueueAll: async (_tx, name, asked) => void waiting.push(...asked.map(({ data }) => ({ name, data }))),
    retry: async () => {},
    wake: () => {},
    check: async () => {},
    stop: async () => {},
  };
  const pass = (seconds: number) => {
    now = addMinutes(now, seconds / 60);
  };
  const generator = { main: makeBuiltEngine(pass), fallback: null };
  // Cards that are declined and words nobody understands are part of the story; what the story itself does not survive is told.
  const log = { ...ground.log, warn: () => {} };
  const app = await startApp({ ...ground, log, mail: null, google: null, generator, flags: ["demo", "mfaBypass"], jobs, now: () => now });
  const { services } = app;
  const foreman = startForeman(services);
  const known = new Map<string, Me>();

  const run = async (name: string, data: object = {}) => allJobs.find((job) => job.name === name)?.run(services, data);

  return {
    services,
    cards: services.payments as SimulatedPayments,
    now: () => now,
    moveTo: (instant: Instant) => {
      if (instant > now) now = instant;
    },
    who: async (userId: string): Promise<Me> => {
      const me = known.get(userId) ?? (await findMe(ground.db, userId, now));
      known.set(userId, me);
      return me;
    },
    /** Every call of the product, as this person would make it, in a browser that knows what it was given. */
    as: (actor: Me | null, address: string, cookies?: string) =>
      createRouterClient(router, {
        context: {
          ...services,
          asking: { cookies, address, userAgent: "", requestId: `history-${crypto.randomUUID()}` },
          identify: async () => ({ actor, sessionId: actor ? `history-${actor.id}` : null }),
          resHeaders: new Headers(),
        },
      }),
    /** Does what was left for later, until everything that was told has been heard. */
    settle: async () => {
      while (waiting.length > 0 || (await isSomethingUntold(ground.db))) {
        for (const { name, data } of waiting.splice(0)) await run(name, data);
        await sleep(LOOK_EVERY_MS);
      }
    },
    passNight: async () => {
      for (const name of DAILY) await run(name);
    },
    close: async () => {
      await foreman.stop();
      await app.endStreams();
      await app.stop();
    },
  };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;

async function isSomethingUntold(db: Db): Promise<boolean> {
  const waiting = await db.selectFrom(outboxEventRow("outbox")).select("id").where("parkedAt", "is", null).limit(1).executeTakeFirst();
  return waiting !== undefined;
}
