import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeHttpSms } from "./sms-http.ts";

/** What the sender was sent, and what it answers next: a status, or silence. */
const asked: { headers: IncomingMessage["headers"]; body: string }[] = [];
let answers: (number | "silence")[] = [];
const server = createServer(async (request, reply) => {
  asked.push({ headers: request.headers, body: await text(request) });
  const next = answers.shift() ?? 200;
  if (next === "silence") return;
  reply.writeHead(next, next === 302 ? { location: "http://127.0.0.1:1/" } : {}).end();
});
const message = { key: "one", to: "+12025550143", text: "123456 is your code", email: "ada@example.com" };
/** Long enough for a busy machine; whoever waits for silence waits less. */
const sender = (timeoutMs = 5_000) => {
  const { port } = server.address() as AddressInfo;
  return makeHttpSms({ url: `http://127.0.0.1:${port}/messages`, key: "secret", from: "Blenda", timeoutMs, pauseMs: 1 });
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
beforeEach(() => {
  asked.length = 0;
  answers = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("a text message is one JSON document with a bearer token, and says nothing else about its owner", async () => {
  await sender().send(message);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers).toMatchObject({ authorization: "Bearer secret", "idempotency-key": "one", "content-type": "application/json" });
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ to: "+12025550143", from: "Blenda", text: "123456 is your code" });
});

test.each([
  ["a fault of theirs", [503, 200]],
  ["too many at once", [429, 200]],
  ["silence", ["silence", 200]],
] as const)("after %s it is tried once more, with the same key", async (_, given) => {
  answers = [...given];
  await sender(answers[0] === "silence" ? 200 : 5_000).send(message);
  expect(asked.map(({ headers }) => headers["idempotency-key"])).toEqual(["one", "one"]);
});

test.each([
  ["refused", [400], 1],
  ["faulty twice", [500, 500], 2],
  ["leading elsewhere", [302, 302], 2],
] as const)("a sender that is %s fails, without saying what was sent", async (_, given, times) => {
  answers = [...given];
  const failure = await sender()
    .send(message)
    .catch((error: Error) => error);
  expect(asked).toHaveLength(times);
  expect(String(failure)).toBe("Error: a text message was not taken");
});
