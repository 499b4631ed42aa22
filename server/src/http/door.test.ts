import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { makeLog } from "../platform/log.ts";
import { makeDemoGoogle } from "../platform/outside/google/demo-google.ts";
import { testApp } from "../testing/app.ts";
import { ARRIVING, openHttp } from "./open.ts";

const lines: string[] = [];
const log = makeLog({ level: 2, write: (line) => lines.push(line) });
const app = await testApp({ log, google: makeDemoGoogle("http://blenda.test", []) });
const config = { TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false };
const atHome = await openHttp(app.services, { ...config, HOST: "127.0.0.1" });
const atHomeUrl = new URL(await atHome.listen({ port: 0, host: "127.0.0.1" }));
afterAll(() => atHome.close());
beforeEach(() => void lines.splice(0));

/** Byte for byte, as no client would send it. */
async function raw(head: string): Promise<string> {
  const socket = connect(Number(atHomeUrl.port), "127.0.0.1");
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

const limited = (most: number) => openHttp(app.services, { ...config, PUBLIC_URL: "http://blenda.test", REQUESTS_PER_MINUTE: most });
const times = async (count: number, ask: (n: number) => Promise<{ statusCode: number }>) => {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) statuses.push((await ask(n)).statusCode);
  return statuses;
};

test.each([
  ["a page", "/product/nobody"],
  ["a page nobody has", "/nowhere"],
  ["robots.txt", "/robots.txt"],
  ["a download", "/downloads/a/b"],
  ["the state of the process", "/api/health"],
  ["an address that cannot be read", "/%zz"],
])("%s counts towards the limit of its address", async (_what, url) => {
  const http = await limited(3);
  expect((await times(5, () => http.inject(url))).map((status) => status === 429)).toEqual([false, false, false, true, true]);
  const refused = await http.inject(url);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("pictures and scripts, many to a page, weigh a tenth; drawn invoices and maps of the site ten times as much", async () => {
  const http = await limited(3);
  expect(await times(31, () => http.inject("/files/nothing"))).toEqual([...Array(30).fill(404), 429]);
  const other = await limited(20);
  expect(await times(3, () => other.inject("/invoices/nothing.pdf"))).toEqual([404, 404, 429]);
  const another = await limited(20);
  expect(await times(3, () => another.inject("/sitemap.xml"))).toEqual([200, 200, 429]);
});

test("forged events cost their sender ten calls each, and the log one line a minute", async () => {
  const http = await limited(30);
  const forge = () => http.inject({ method: "POST", url: "/webhooks/simulated", payload: "{}", headers: { "x-signature": "t=1,v1=00" } });
  expect(await times(5, forge)).toEqual([400, 400, 400, 429, 429]);
  expect(lines.filter((line) => line.includes("an event was not believed"))).toHaveLength(1);
});

test("an IPv6 household is one address, whichever of its millions it uses", async () => {
  const http = await limited(3);
  const from = (n: number) => http.inject({ url: "/nowhere", remoteAddress: `2001:db8:1:2::${n}` });
  expect((await times(5, from)).at(-1)).toBe(429);
  expect((await http.inject({ url: "/nowhere", remoteAddress: "2001:db8:1:3::1" })).statusCode).not.toBe(429);
});

test("a page that led nowhere does not ask the database again for a while", async () => {
  const http = await openHttp(app.services, { ...config, PUBLIC_URL: "http://blenda.test" });
  const taking = vi.spyOn(app.services.sharedAnswers, "take");
  for (let n = 0; n < 5; n++) expect((await http.inject("/product/nobody-has-it")).statusCode).toBe(404);
  expect(taking).toHaveBeenCalledTimes(1);
  app.passMinutes(1);
  await http.inject("/product/nobody-has-it");
  expect(taking).toHaveBeenCalledTimes(2);
  taking.mockRestore();
});

test.each([
  ["localhost:3000", 200],
  ["127.0.0.1:3000", 200],
  ["[::1]:3000", 200],
  ["blenda.localhost", 200],
  ["evil.example:3000", 421],
  ["localhost.evil.example", 421],
  ["127.0.0.1.evil.example", 421],
  ["192.168.1.20:3000", 421],
  ["[", 421],
  ["a b", 421],
])("without PUBLIC_URL a machine that listens to itself answers to %s with %i", async (host, status) => {
  const answer = await atHome.inject({ url: "/api/identity/session", headers: { host } });
  expect(answer.statusCode).toBe(status);
  const demo = await atHome.inject({ url: "/demo-google/.well-known/openid-configuration", headers: { host } });
  expect(demo.statusCode).toBe(status);
  if (status === 421) expect(answer.json()).toMatchObject({ code: "NAME_REFUSED", message: expect.stringContaining("PUBLIC_URL") });
});

test("a name that was made to lead here neither writes, nor reads what is kept ready, although its origin is its host", async () => {
  const as = `Host: evil.example:3000\r\nOrigin: http://evil.example:3000`;
  expect(await raw(`POST /api/identity/signOut HTTP/1.1\r\n${as}\r\nContent-Type: application/json\r\nContent-Length: 0`)).toContain("421");
  expect(await raw(`GET /api/catalogue/categories HTTP/1.1\r\n${as}`)).toContain("HTTP/1.1 421");
  expect(await raw("GET /api/catalogue/categories HTTP/1.1\r\nHost: localhost:3000")).toContain("HTTP/1.1 200");
});

test("listening everywhere it also answers to addresses in figures, still to no stranger's name, and to the name it was given", async () => {
  const ask = async (HOST: string, host: string) =>
    (await (await openHttp(app.services, { ...config, HOST })).inject({ url: "/api/health", headers: { host } })).statusCode;
  expect(await ask("0.0.0.0", "192.168.1.20:3000")).toBe(200);
  expect(await ask("::", "[fd00::1]:3000")).toBe(200);
  expect(await ask("0.0.0.0", "evil.example:3000")).toBe(421);
  expect(await ask("workshop.lan", "workshop.lan:3000")).toBe(200);
});

test("with PUBLIC_URL any name may reach it, as behind a proxy, and only that origin may write", async () => {
  const http = await openHttp(app.services, { ...config, PUBLIC_URL: "http://blenda.test" });
  expect((await http.inject({ url: "/api/health", headers: { host: "10.0.0.7:3000" } })).statusCode).toBe(200);
  const headers = { host: "evil.example", origin: "http://evil.example", "content-type": "application/json" };
  expect((await http.inject({ method: "POST", url: "/api/identity/signOut", headers, payload: "{}" })).statusCode).toBe(403);
});

test("two names in one request are refused, also where the answer is kept ready", async () => {
  for (const path of ["/api/health", "/api/catalogue/categories"])
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example`)).toContain("HTTP/1.1 400");
});

test.each(["//", "///", "//[", "//a:99999/", "/\\\\[", "/%5C%5C[", "/..//..", "/product/%zz", "/product/%00", "//product/x"])(
  "the page at %s is read and not resolved: it is missing, and nothing failed",
  async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost`);
    expect(Number(answer.slice(9, 12))).toBeGreaterThanOrEqual(200);
    expect(Number(answer.slice(9, 12))).toBeLessThan(500);
    expect(answer.toLowerCase()).toContain("content-security-policy:");
    expect(answer.toLowerCase()).toContain("x-request-id:");
    expect(lines).toEqual([]);
  },
);

test("every refusal at the door carries the house's headers and its words", async () => {
  for (const [url, code] of [
    ["/%zz", "BAD_REQUEST"],
    ["/api/nothing/here", "NOT_FOUND"],
  ] as const) {
    const answer = await atHome.inject({ url });
    expect(answer.json(), url).toMatchObject({ code, message: expect.any(String) });
    expect(answer.headers, url).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
  }
  const put = await atHome.inject({ method: "PUT", url: "/nowhere", headers: { "sec-fetch-site": "same-origin" } });
  expect(put.json()).toMatchObject({ code: "NOT_FOUND" });
});

test("a request that arrives slowly is cut within thirty seconds", () => {
  const { requestTimeout, headersTimeout, connectionsCheckingInterval } = ARRIVING;
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(30_000);
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  expect(atHome.server).toMatchObject({ requestTimeout, headersTimeout });
});
