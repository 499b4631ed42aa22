import { PUBLICATION_STATUSES } from "@blenda/domain/publication/constants";
import Fastify from "fastify";
import { beforeEach, expect, test } from "vitest";
import { CARA, testApp } from "../../testing/app.ts";
import { addCategories, addProduct } from "../../testing/catalogue.ts";
import { houseHeaders } from "../gate.ts";
import { embed } from "./embed.ts";

const app = await testApp();
const http = Fastify();
http.addHook("onRequest", async (_request, reply) => void reply.headers(houseHeaders(true, false)));
await http.register(embed(app.services, "<head><!--product--></head>"));
http.get("/*", async () => "another page");

beforeEach(() => addCategories(app.db));

const open = (id: string) => http.inject(`/embed/product/${id}`);
const shownBy = (body: string) => JSON.parse(/id="product">(.*?)<\/script>/.exec(body)?.[1] ?? "");

test("a published product may stand in anybody's frame, is not indexed, and every other rule of the house holds", async () => {
  await addProduct(app.db, "chair", CARA.id);
  const { statusCode, headers, body } = await open("chair");
  expect(statusCode).toBe(200);
  const house = houseHeaders(true, false);
  expect(headers).toMatchObject({
    ...Object.fromEntries(Object.entries(house).filter(([name]) => name !== "x-frame-options")),
    "content-security-policy": house["content-security-policy"]?.replace("frame-ancestors 'none'", "frame-ancestors *"),
    "cross-origin-resource-policy": "cross-origin",
    "x-robots-tag": "noindex",
  });
  expect(headers["content-security-policy"]).toMatch(/frame-ancestors \*$/);
  expect(headers).not.toHaveProperty("x-frame-options");
  expect(headers).not.toHaveProperty("set-cookie");
  expect(body).toContain('<meta name="robots" content="noindex">');
});

test("no other page may stand in a frame", async () => {
  for (const address of ["/", "/product/chair", "/embed", "/embed/product", "/embed/product/chair/more"]) {
    const { headers } = await http.inject(address);
    expect(headers["content-security-policy"], address).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"], address).toBe("DENY");
  }
});

test("it tells what a card tells, and nothing else", async () => {
  await addProduct(app.db, "chair", CARA.id, { title: "</script><b>Chair", priceCents: 2_400, licenceTypes: ["personal", "commercial"] });
  const { body } = await open("chair");
  expect(body).not.toContain("</script><b>");
  const told = shownBy(body);
  expect(Object.keys(told).sort()).toEqual(["address", "posterUrl", "previewUrl", "price", "shopName", "stageHue", "title"]);
  expect(told).toMatchObject({ title: "</script><b>Chair", price: "from $24.00", address: `${app.services.site.url}/product/chair` });
});

test.each(PUBLICATION_STATUSES.filter((status) => status !== "published"))("what is %s cannot be embedded", async (status) => {
  await addProduct(app.db, "chair", CARA.id, {
    title: "Secret",
    status,
    ...(status === "suspended" && { statusBefore: "published" as const }),
  });
  const { statusCode, body } = await open("chair");
  expect(statusCode).toBe(404);
  expect(shownBy(body)).toBeNull();
  expect(body).not.toContain("Secret");
});

test.each(["nothing", "%00", "' or 1=1 --".replaceAll(" ", "%20")])("an id like %s shows nothing", async (id) => {
  expect((await open(id)).statusCode).toBe(404);
});
