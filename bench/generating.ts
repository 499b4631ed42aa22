// People with tokens, and a generator that lets them start as often as they like.
import { DEFAULT_SETTINGS } from "../domain/src/generator/rules.ts";
import { addVersion, newestSettings } from "../server/src/generator/repository.ts";
import type { Db } from "../server/src/platform/db.ts";
import { addTokens } from "../server/src/tokens/grant.ts";
import { lockAccount } from "../server/src/tokens/repository.ts";
import { type Shop, Shopper } from "./shopper.ts";

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

/** Starts so many, in turns; answers how many were accepted. */
export async function startMany(shop: Shop, count: number): Promise<number> {
  const shopper = new Shopper(shop, 0);
  let accepted = 0;
  for (let n = 0; n < count; n++) {
    const wish = { prompt: "a rusty sci-fi crate", resolution: "normal", complexity: "normal", highPack: false, format: "glb" };
    const cookie = shop.people[n % shop.people.length] ?? "";
    const { status } = await shopper.post("/api/generation/start", { ...wish, key: crypto.randomUUID() }, cookie);
    if (status === 200) accepted++;
  }
  shopper.close();
  return accepted;
}
