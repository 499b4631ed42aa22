import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { openHttp } from "../../http/open.ts";
import { ADA, BOB, CARA, testApp } from "../../testing/app.ts";
import { buy } from "../../testing/buying.ts";
import { sellFile } from "../../testing/goods.ts";
import { signedInCookie } from "../../testing/session.ts";

const app = await testApp();
const CONFIG = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
const http = await openHttp(app.services, CONFIG);

async function ask(who: { id: string } | null, url: string, method: "GET" | "HEAD" = "GET") {
  const cookie = who ? (await signedInCookie(app.services, who.id)).cookie : "";
  return http.inject({ method, url, headers: { cookie } });
}

/** Two things in one order, one file each, of the same name. */
async function bought() {
  const files = [await sellFile(app, "keg", 1_900, CARA.id), await sellFile(app, "vat", 1_900, CARA.id)];
  const id = await buy(app, ADA, ["keg", "vat"]);
  return { id, files, page: () => app.as(ADA).orders.order({ id }) };
}
const counts = () => app.db.selectFrom("lineDownloads").select(["fileId", "count"]).orderBy("fileId").execute();

test("one press has every file of an order, and each is counted as if it had been taken by itself", async () => {
  const { files, page } = await bought();
  const { archive, lines, number } = await page();
  const sizes = lines.flatMap(({ downloads }) => downloads.map(({ bytes }) => bytes));
  expect(archive).toEqual({ url: expect.stringContaining("/downloads/order/"), bytes: sizes.reduce((sum, each) => sum + each, 0) });
  const answer = await ask(ADA, archive?.url ?? "");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": `attachment; filename="blenda-order-${number}.zip"`,
    "cache-control": "private, no-store",
  });
  const inside = unzipSync(new Uint8Array(answer.rawPayload));
  expect(Object.keys(inside)).toEqual(lines.map(({ title, downloads }) => `${title}/${downloads[0]?.name}`));
  expect(Object.values(inside).map(({ length }) => length)).toEqual(sizes);
  expect(await counts()).toEqual(files.toSorted().map((fileId) => ({ fileId, count: 1 })));
  for (const { id: lineId } of lines)
    expect(await app.as(ADA).refunds.eligibility({ lineId })).toMatchObject({ standing: "used", instantUntil: null });
});

test("what was given back is not in it, and who asks only how large it is has taken nothing", async () => {
  const { page } = await bought();
  const { archive } = await page();
  expect((await ask(ADA, archive?.url ?? "", "HEAD")).statusCode).toBe(200);
  expect(await counts()).toEqual([]);
  await app.db.updateTable("orderLines").set({ status: "refunded" }).where("itemId", "=", "keg").execute();
  expect((await page()).archive).toBeNull();
  expect((await ask(ADA, archive?.url ?? "")).statusCode).toBe(404);
  expect(await counts()).toEqual([]);
});

test("to everybody else there is no such archive", async () => {
  const { page } = await bought();
  const { archive } = await page();
  for (const other of [BOB, CARA, null]) expect((await ask(other, archive?.url ?? "")).statusCode).toBe(404);
  expect((await ask(ADA, "/downloads/order/none.zip")).statusCode).toBe(404);
  expect(await counts()).toEqual([]);
});
