import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import { orderFailures } from "@blenda/domain/orders/failures";
import { beforeEach, expect, test } from "vitest";
import { openHttp } from "../../http/open.ts";
import { record, store } from "../../platform/files/files.ts";
import type { SimulatedPayments } from "../../platform/outside/payments/payments-simulated.ts";
import { ADA, BOB, ROOT, testApp } from "../../testing/app.ts";
import { sell } from "../../testing/buying.ts";
import { untilDelivered } from "../../testing/people.ts";
import { claimGuestOrders } from "../repository.ts";

const app = await testApp();
const config = { PUBLIC_URL: "http://blenda.test", TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
const http = await openHttp(app.services, config);
const provider = app.services.payments as SimulatedPayments;
const bytes = Buffer.from("the exact file of the creator".repeat(100));

beforeEach(async () => {
  await sell(app, "robot", 2_000, BOB.id);
  await app.db.insertInto("productVersions").values({ id: "v1", productId: "robot", number: "1.0.0", releasedAt: app.now() }).execute();
  await app.db.updateTable("products").set({ currentVersionId: "v1" }).execute();
  for (const [position, name] of ["robot.glb", "robot.fbx"].entries()) {
    const file = await store(app.services, bytes, { ownerId: BOB.id, name, type: "model/gltf-binary", maxBytes: 1e6 });
    await app.services.transaction((tx) => record(tx, file));
    await app.db
      .insertInto("productFiles")
      .values({ versionId: "v1", position, fileId: file.id, format: position === 0 ? "glb" : "fbx" })
      .execute();
  }
});

async function order(email = "guest@example.com") {
  const calls = app.as(null).checkout;
  const { id } = await calls.quote({ lines: [{ itemType: "product", itemId: "robot", variant: "personal" }] });
  const started = await calls.start({ quoteId: id, key: crypto.randomUUID(), email });
  const asked = { orderId: started.orderId, secret: started.secret };
  const pay = async () => {
    const paymentMethod = (await provider.tokenize(TEST_CARDS[0].number)) ?? "";
    await calls.confirm({ ...asked, paymentMethod, key: crypto.randomUUID() });
  };
  return { ...asked, pay, files: async () => (await calls.downloads(asked)).files };
}
async function bought(email?: string) {
  const made = await order(email);
  await made.pay();
  const [glb, fbx] = await made.files();
  return { ...made, glb: glb?.url ?? "", fbx: fbx?.url ?? "" };
}
const counted = () => app.db.selectFrom("lineDownloads").select(["fileId", "count"]).execute();

test("a guest downloads at once what they paid for, every file by its own link, and it is counted", async () => {
  const { glb, files } = await bought();
  expect(await files()).toMatchObject([
    { name: "robot.glb", format: "glb", bytes: bytes.length, title: "The robot" },
    { name: "robot.fbx", format: "fbx" },
  ]);
  const answer = await http.inject(glb);
  expect([answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([200, true]);
  expect(await counted()).toMatchObject([{ count: 1 }]);
});

test("suspended, a product is still downloaded by whoever bought it; for copyright or malware by nobody, until it is reinstated", async () => {
  const { glb } = await bought();
  const status = async () => (await http.inject(glb)).statusCode;
  const moderate = (event: "suspend" | "reinstate", code?: "copyright" | "malware") =>
    app.as(ROOT).catalogue.moderate({ id: "robot", event, reason: "Because of a report", ...(code && { code }) });
  await moderate("suspend");
  expect(await status()).toBe(200);
  await moderate("reinstate");
  for (const code of ["copyright", "malware"] as const) {
    await moderate("suspend", code);
    expect(await status(), code).not.toBe(200);
    await moderate("reinstate");
    expect(await status()).toBe(200);
  }
});

test("the receipt lists each file with a link that opens it in any browser", async () => {
  const { orderId } = await bought();
  await untilDelivered(app.db);
  const { body } = await app.db.selectFrom("mails").select("body").where("key", "=", `receipt-${orderId}`).executeTakeFirstOrThrow();
  expect(body).toMatch(/robot\.glb\nhttp:.*robot\.fbx\nhttp:/s);
  const links = [...body.matchAll(/http:\/\/blenda\.test(\/downloads\/\S+)/g)].map(([, path]) => path ?? "");
  expect(links).toHaveLength(2);
  for (const link of links) expect((await http.inject(link)).statusCode).toBe(200);
  expect(await counted()).toHaveLength(2);
});

test("a link opens its own file of its own order and nothing else", async () => {
  const one = await bought("one@example.com");
  const two = await bought("two@example.com");
  const key = (url: string) => url.split("?key=")[1] ?? "";
  const path = (url: string) => url.split("?")[0] ?? "";
  for (const wrong of [
    path(one.glb),
    `${path(one.glb)}?key=`,
    `${path(one.glb)}?key=${key(one.fbx)}`,
    `${path(two.glb)}?key=${key(one.glb)}`,
    `${one.glb}x`,
    `${path(one.glb)}?key=a&key=${key(one.glb)}`,
  ])
    expect((await http.inject(wrong)).statusCode).toBe(404);
  expect(await counted()).toEqual([]);
});

test("nobody is given links of what is not paid, or not theirs", async () => {
  const open = await order();
  await expect(open.files()).rejects.toMatchObject({ code: "CHECKOUT_ORDER_GONE" });
  const { orderId } = await bought();
  for (const secret of [undefined, null, "12345678"])
    await expect(app.as(null).checkout.downloads({ orderId, secret })).rejects.toMatchObject({ code: "CHECKOUT_ORDER_GONE" });
});

test("after 72 hours a link says what to do instead, to people on a page", async () => {
  const { glb, files } = await bought();
  app.passMinutes(72 * 60 - 1);
  expect((await http.inject(glb)).statusCode).toBe(200);
  app.passMinutes(1);
  const ended = await http.inject(glb);
  expect([ended.statusCode, ended.json()]).toEqual([
    410,
    { code: "ORDERS_LINK_ENDED", message: orderFailures.ORDERS_LINK_ENDED.say(undefined as never) },
  ]);
  const person = await http.inject({ url: glb, headers: { accept: "text/html,*/*" } });
  expect([person.statusCode, person.headers.location]).toEqual([303, "/link-ended"]);
  expect(await files()).toEqual([]);
  expect(await counted()).toMatchObject([{ count: 1 }]);
});

test("after a refund a link opens nothing", async () => {
  const { glb } = await bought();
  await app.db.updateTable("orderLines").set({ status: "revoked" }).execute();
  expect((await http.inject(glb)).statusCode).toBe(410);
  expect(await counted()).toEqual([]);
});

test("a download by link is a download to the rule of refunds", async () => {
  const { glb, orderId } = await bought(ADA.email);
  await app.db.updateTable("users").set({ emailVerifiedAt: app.now() }).where("id", "=", ADA.id).execute();
  await app.services.transaction((tx) => claimGuestOrders(tx, ADA.id));
  const { id: lineId } = await app.db.selectFrom("orderLines").select("id").where("orderId", "=", orderId).executeTakeFirstOrThrow();
  const automatic = async () => (await app.as(ADA).refunds.eligibility({ lineId })).automaticFor;
  expect(await automatic()).toContain("accidental");
  await http.inject(glb);
  expect(await automatic()).not.toContain("accidental");
});

test("the version that was sold stays downloadable by its link when a newer one is out", async () => {
  const { glb } = await bought();
  await app.db.insertInto("productVersions").values({ id: "v2", productId: "robot", number: "2.0.0", releasedAt: app.now() }).execute();
  await app.db.updateTable("products").set({ currentVersionId: "v2" }).execute();
  expect((await http.inject(glb)).statusCode).toBe(200);
});
