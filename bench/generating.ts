// People with tokens, and a generator that lets them start as often as they like.
import { DEFAULT_SETTINGS } from "../domain/src/generator/rules.ts";
import { addVersion, newestSettings } from "../server/src/generation/settings/repository.ts";
import type { Db } from "../server/src/platform/database/db.ts";
import { addTokens } from "../server/src/tokens/balance/grant.ts";
import { lockAccount } from "../server/src/tokens/repository.ts";
import { type Shop, Shopper } from "./shopper.ts";

/** What the stand-in of a hosted engine answers with. */
export const MODEL = "server/demo/built/products/orbit-7-service-robot/orbit-7-service-robot.glb.zst";
/** A model, its poster and what else every finished job has. */
const FILES = 4;

export const personId = (n: number) => `shopper-${n}`;

export async function openGenerator(db: Db, people: number, tokens: number): Promise<void> {
  const at = new Date().toISOString();
  await db.transaction().execute(async (tx) => {
    const { version } = await newestSettings(tx);
    const settings = { ...DEFAULT_SETTINGS, cooldownSeconds: 0, maxGenerationsPerUser: 10_000, maxGenerationsPerDay: 1_000_000 };
    const quiet = { ...settings, apiRequestsPerMinute: 10_000, notifyOnHighUsage: false };
    await addVersion(tx, { version: version + 1, settings: quiet, kind: "update", diff: [], authorId: null, at });
    for (let n = 0; n < people; n++) {
      await lockAccount(tx, personId(n), at);
      await addTokens(tx, { userId: personId(n), tokens, source: "grant", type: "grant", about: "For a measurement", at });
    }
  });
}

export const requestModel = () => ({
  ...{ prompt: "a rusty sci-fi crate", resolution: "normal", complexity: "normal", highPack: false, format: "glb" },
  key: crypto.randomUUID(),
});

/** Starts so many, in turns; answers how many were accepted. */
export async function startMany(shop: Shop, count: number): Promise<number> {
  const shopper = new Shopper(shop, 0);
  let accepted = 0;
  for (let n = 0; n < count; n++) {
    const cookie = shop.people[n % shop.people.length] ?? "";
    const { status } = await shopper.post("/api/generation/start", requestModel(), cookie);
    if (status === 200) accepted++;
  }
  shopper.close();
  return accepted;
}

/** Every job of theirs has ended, with its files and tokens; `granted`: all the tokens they ever got. */
export async function jobFaults(db: Db, granted: number): Promise<string[]> {
  const jobs = await db.selectFrom("generationJobs").select(["id", "status", "cost", "returned"]).execute();
  const files = Map.groupBy(await db.selectFrom("generationFiles").select("jobId").execute(), ({ jobId }) => jobId);
  const accounts = await db.selectFrom("tokenAccounts").select(["balance", "held"]).where("userId", "like", "shopper-%").execute();
  const spent = jobs.reduce((sum, { cost, returned }) => sum + cost - returned, 0);
  const left = accounts.reduce((sum, { balance }) => sum + balance, 0);
  return [
    ...jobs.filter(({ status }) => status === "queued" || status === "running").map(({ id }) => `job ${id} has not ended`),
    ...jobs
      .filter(({ id, status }) => (files.get(id)?.length ?? 0) !== (status === "succeeded" ? FILES : 0))
      .map(({ id }) => `job ${id} has other files than it should`),
    ...jobs
      .filter(({ status, cost, returned }) => returned !== (status === "succeeded" ? 0 : cost))
      .map(({ id }) => `job ${id} took or gave back the wrong tokens`),
    ...(left + spent === granted ? [] : [`${left} tokens left and ${spent} spent of ${granted}`]),
  ];
}
