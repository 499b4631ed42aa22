import fastify from "fastify";
import { expect, test } from "vitest";
import { BOB, testApp } from "../../testing/app.ts";
import { noteArrival } from "./arrivals.ts";

const app = await testApp();
const pages = fastify();
pages.get("/*", async (request, reply) => {
  reply.header("cache-control", "no-cache");
  await noteArrival(app.services, request, reply);
  return "page";
});

const WINDOW = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "sec-fetch-site": "cross-site" };
const ask = (url: string, headers: Record<string, string>) => pages.inject({ url, headers });

test("L9 a window that comes by an affiliate's link is marked, and nothing on the way keeps that answer", async () => {
  await app.as(BOB).affiliates.joinProgramme({ termsVersion: "2026-11" });
  const { headers } = await ask(`/product/x?ref=${BOB.globalAffiliateId}&sub=video`, WINDOW);
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["set-cookie"]).toMatch(/click=.+HttpOnly/);
});

test.each([
  ["an image tag", { ...WINDOW, "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }],
  ["a frame", { ...WINDOW, "sec-fetch-dest": "iframe" }],
  ["a script", { ...WINDOW, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }],
  ["a page fetched in advance", { ...WINDOW, "sec-purpose": "prefetch" }],
  ["a program that says nothing", {}],
])("L9 %s with ?ref is nothing", async (_, headers) => {
  await app.as(BOB).affiliates.joinProgramme({ termsVersion: "2026-11" });
  expect((await ask(`/?ref=${BOB.globalAffiliateId}`, headers)).headers["set-cookie"]).toBeUndefined();
});

test("an id of nobody in a programme marks nobody, and pages without one are kept as ever", async () => {
  expect((await ask(`/?ref=${BOB.globalAffiliateId}`, WINDOW)).headers["set-cookie"]).toBeUndefined();
  expect((await ask("/product/x?q=1", WINDOW)).headers["cache-control"]).toBe("no-cache");
});
