import http from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { makeLog } from "../../platform/log.ts";
import { ADA, testApp } from "../../testing/app.ts";
import { signedInCookie } from "../../testing/session.ts";
import { openHttp } from "../open.ts";

const lines: string[] = [];
const log = makeLog({ level: 2, write: (line) => lines.push(line) });
const origin = "http://blenda.test";
const app = await testApp({ log });
const config = { PUBLIC_URL: origin, TRUSTED_PROXIES: ["127.0.0.1"], REQUESTS_PER_MINUTE: 0, isProduction: true };
const server = await openHttp(app.services, config);
const url = await server.listen({ port: 0, host: "127.0.0.1" });
const limited = await openHttp(app.services, { ...config, REQUESTS_PER_MINUTE: 5 });
const limitedUrl = await limited.listen({ port: 0, host: "127.0.0.1" });
const atHome = await openHttp(app.services, { TRUSTED_PROXIES: [], REQUESTS_PER_MINUTE: 0, isProduction: false, HOST: "127.0.0.1" });
const atHomeUrl = await atHome.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => Promise.all([server.close(), limited.close(), atHome.close()]));

interface HttpAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Node's own client: it sends what it is told. */
function post(path: string, body: string, headers: http.OutgoingHttpHeaders = {}, at = url): Promise<HttpAnswer> {
  return new Promise((done, fail) => {
    const all = { origin, "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers };
    const request = http.request(`${at}${path}`, { method: "POST", headers: all }, async (answer) =>
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
    );
    request.on("error", fail).end(body);
  });
}

const SIGN_IN = "/api/identity/signIn";
const SIGN_OUT = "/api/identity/signOut";
const withoutOwn = (answer: HttpAnswer) => ({ ...answer, headers: { ...answer.headers, date: "", "x-request-id": "" } });
const given = (what: object) => JSON.stringify(what);

// An address with a slash at its end goes the way of the framework; it is the same call.
test.each([
  ["a call nobody may make who is signed out", SIGN_OUT, "{}"],
  ["a sign-in nobody may have", SIGN_IN, given({ email: "nobody@blenda.test", password: "not-the-password" })],
  ["a field too many", SIGN_OUT, given({ more: 1 })],
  ["a field that is missing", SIGN_IN, given({ email: "nobody@blenda.test" })],
  ["what is no JSON", SIGN_OUT, "{"],
  ["a prototype", SIGN_OUT, '{"__proto__":{"a":1}}'],
  ["a prototype in other letters", SIGN_OUT, '{"\\u005f_proto__":{"a":1}}'],
  ["a constructor's prototype", SIGN_OUT, '{"constructor":{"prototype":{}}}'],
  ["a mark of the byte order", SIGN_OUT, "\ufeff{}"],
  ["a list", SIGN_OUT, "[]"],
  ["a list with something in it", SIGN_OUT, "[1]"],
  ["a text", SIGN_OUT, '"text"'],
  ["a number", SIGN_OUT, "1"],
  ["a null", SIGN_OUT, "null"],
  ["a text no database can hold", SIGN_IN, given({ email: "\u0000@blenda.test", password: "not-the-password" })],
  ["too many names", SIGN_OUT, given(Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`name${n}`, n])))],
])("%s is answered as by way of the framework, header by header, the request's own number aside", async (_what, path, body) => {
  const [first, usual] = [await post(path, body), await post(`${path}/`, body)];
  expect(withoutOwn(first)).toEqual(withoutOwn(usual));
  expect(first.headers).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": expect.stringMatching(/frame-ancestors 'none'/),
    "x-content-type-options": "nosniff",
    "x-request-id": expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(first.headers["x-request-id"]).not.toBe(usual.headers["x-request-id"]);
  expect(lines).toEqual([]);
});

test("what somebody is answered who is signed in is the same both ways, cookies included", async () => {
  const answers: HttpAnswer[] = [];
  for (const path of [SIGN_OUT, `${SIGN_OUT}/`]) {
    const { cookie } = await signedInCookie(app.services, ADA.id);
    answers.push(await post(path, "{}", { cookie }));
  }
  const [first, usual] = answers.map(withoutOwn);
  expect(first).toEqual(usual);
  expect(first).toMatchObject({
    status: 200,
    headers: { "set-cookie": [expect.any(String)], "content-type": "application/json; charset=utf-8" },
  });
});

test.each([
  ["from another page", { origin: "http://evil.example" }, 403],
  ["from nowhere", { origin: "" }, 403],
  ["compressed", { "content-encoding": "br" }, 415],
  ["as another kind of text", { "content-type": "text/plain" }, 415],
])("a command %s is refused", async (_what, headers, status) => {
  expect((await post(SIGN_OUT, "{}", headers)).status).toBe(status);
});

test("a command larger than a visitor's may be is refused before it is read", async () => {
  const answer = await post(SIGN_IN, given({ email: "x".repeat(200_000) }));
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
});

test("commands count towards the flood limit of their address, as trusted proxies tell it", async () => {
  const from = (address: string) => post(SIGN_OUT, "{}", { "x-forwarded-for": address }, limitedUrl);
  const statuses: number[] = [];
  for (let n = 0; n < 7; n++) statuses.push((await from("198.51.100.7")).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(Number((await from("198.51.100.7")).headers["retry-after"])).toBeGreaterThan(0);
  expect((await from("198.51.100.8")).status).toBe(401);
});

test("without a configured address the page must be of this site, as far as its protocol goes, and the name this machine's", async () => {
  const { host } = new URL(atHomeUrl);
  const as = (headers: http.OutgoingHttpHeaders) => post(SIGN_OUT, "{}", headers, atHomeUrl).then(({ status }) => status);
  expect(await as({ origin: atHomeUrl })).toBe(401);
  expect(await as({ origin: `https://${host}` })).toBe(403);
  expect(await as({ origin: "http://evil.example", host: "evil.example" })).toBe(421);
});

test("a command whose body breaks off is made by nobody, and the server goes on", async () => {
  const { port } = new URL(url);
  const socket = connect(Number(port), "127.0.0.1");
  const head = `POST ${SIGN_OUT} HTTP/1.1\r\nHost: blenda.test\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: 20`;
  socket.write(`${head}\r\n\r\n{"half":`);
  socket.end();
  await text(socket);
  expect((await post(SIGN_OUT, "{}")).status).toBe(401);
  expect(lines).toEqual([]);
});
