import { expect } from "vitest";
import { findMe } from "../../identity/repository.ts";
import { ROOT, type testApp } from "../app.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** What the demo's creator, their affiliates and our team see: orders that were brought in every state, and money that was paid. */
export async function expectDemoAffiliates(app: App): Promise<void> {
  const callsOf = async (id: string) => app.as(await findMe(app.db, id, app.now())).affiliates;
  const creator = await callsOf("demo-creator");
  expect((await creator.creatorAffiliates({})).rows.map(({ state }) => state)).toEqual(["active", "active", "active"]);
  expect((await creator.creatorAffiliates({ list: "requests" })).rows).toHaveLength(1);
  const kiln = await callsOf("demo-shop-kiln-and-thread");
  const trail = (await kiln.trail({})).rows;
  const states = trail.map(({ state }) => state);
  for (const state of ["pending", "review", "void", "paid"] as const) expect([state, states.includes(state)]).toEqual([state, true]);
  expect(trail.map(({ reason }) => reason)).toEqual(expect.arrayContaining([null, "self", "refunded"]));
  const figures = await kiln.dashboard({ range: "all" });
  expect(figures.paidCents).toBeGreaterThanOrEqual(2_500);
  expect(figures.clicks).toBeGreaterThan(100);
  for (const read of [kiln.links, kiln.items, kiln.days]) expect(Object.values(await read({ range: "90" }))[0]?.length).toBeGreaterThan(3);
  const buyer = await callsOf("demo-buyer");
  expect((await buyer.dashboard({ range: "all" })).orders).toBeGreaterThanOrEqual(4);
  expect((await buyer.status()).hasEverBeenAffiliate).toBe(true);
  expect((await app.as(ROOT).affiliates.suspicious({})).rows.length).toBeGreaterThan(0);
}
