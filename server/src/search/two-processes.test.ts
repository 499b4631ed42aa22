import { catalogueImported, productChanged } from "@blenda/domain/catalogue/events";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { emit } from "../platform/events/outbox.ts";
import { CARA, testApp } from "../testing/app.ts";
import { addProduct, addShop } from "../testing/catalogue.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";

const app = await testApp();
const env = { DATABASE_URL: app.url, DATA_DIR: ".data/two-searches", REQUESTS_PER_MINUTE: "0", DEMO: "off" };
const PAGE = "/api/catalogue/product?id=chair";
const LIST = "/api/search/products?q=chair";

/** In the categories that the servers brought. */
async function addChairs(): Promise<void> {
  await addShop(app.db, CARA.id);
  for (const id of ["chair", "stool"]) await addProduct(app.db, id, CARA.id, { title: `A ${id} beside a chair`, categoryId: "furniture" });
  await app.services.transaction((tx) => emit(tx, catalogueImported({ from: 1, to: 2 })));
}

const ask = async ({ url }: ServerProcess, path: string) => (await fetch(`${url}${path}`)).json();
const change = (set: { priceCents: number } | { status: "archived" }) =>
  app.services.transaction(async (tx) => {
    await tx.updateTable("products").set(set).where("id", "=", "chair").execute();
    await emit(tx, productChanged({ productId: "chair", creatorId: CARA.id }));
  });

test("a change made elsewhere drops the kept answers and moves the index of every process", async () => {
  const servers = await Promise.all([startServer(env), startServer(env)]);
  const everywhere = (expected: (server: ServerProcess) => Promise<void>) =>
    vi.waitFor(() => Promise.all(servers.map(expected)), { interval: 10, timeout: 5_000 });
  try {
    await addChairs();
    await everywhere(async (server) => {
      expect(await ask(server, PAGE)).toMatchObject({ priceCents: 2_400 });
      expect(await ask(server, LIST)).toMatchObject({ total: 2 });
    });
    await change({ priceCents: 777 });
    await everywhere(async (server) => {
      expect(await ask(server, PAGE)).toMatchObject({ priceCents: 777 });
      expect((await ask(server, LIST)).items.map(({ priceCents }: { priceCents: number }) => priceCents).sort()).toEqual([2_400, 777]);
    });
    await change({ status: "archived" });
    await everywhere(async (server) => {
      expect((await fetch(`${server.url}${PAGE}`)).status).toBe(404);
      expect(await ask(server, LIST)).toMatchObject({ total: 1, items: [{ id: "stool" }] });
    });
  } finally {
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
  }
}, 60_000);

test("a process that lost its connection compares everything when it listens again", async () => {
  const server = await startServer(env);
  try {
    await addChairs();
    await vi.waitFor(async () => expect(await ask(server, LIST)).toMatchObject({ total: 2 }), { timeout: 5_000 });
    await ask(server, PAGE);
    // Nobody listens for a moment, and the change below tells nobody.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen live%'`.execute(app.db);
    await app.db.updateTable("products").set({ status: "archived" }).where("id", "=", "chair").execute();
    await vi.waitFor(async () => expect(await ask(server, LIST)).toMatchObject({ total: 1 }), { timeout: 5_000 });
    expect((await fetch(`${server.url}${PAGE}`)).status).toBe(404);
  } finally {
    await server.stop();
  }
}, 60_000);
