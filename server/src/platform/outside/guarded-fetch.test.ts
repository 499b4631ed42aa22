import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPlainWebAddress, isPublicAddress, opensOnTheWeb, readFromTheWeb } from "./guarded-fetch.ts";

test.each([
  ["93.184.216.34", true],
  ["2606:2800:220:1:248:1893:25c8:1946", true],
  ["127.0.0.1", false],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["192.168.1.1", false],
  ["198.18.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["::ffff:127.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["2001:db8::1", false],
  ["localhost", false],
  ["localhost.", false],
  ["2130706433", false],
  ["0x7f.1", false],
])("G8 whether %s is on the public web: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  ["https://example.com/a?b=c#d", true],
  ["http://example.com", true],
  ["http://example.com:22", false],
  ["https://user:secret@example.com", false],
  ["file:///etc/passwd", false],
  ["javascript:alert(1)", false],
  ["gopher://example.com", false],
  ["example.com", false],
])("G8 whether our server may be sent to %s: %s", (url, isPlain) => {
  expect(isPlainWebAddress(url)).toBe(isPlain);
});

let server: Server;
let base = "";
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const to = { "/away": "/there", "/round": "/round", "/inside": "http://192.168.0.1/" }[request.url ?? ""];
    if (to) response.writeHead(302, { location: to }).end();
    else if (request.url === "/broken") response.writeHead(200, { "content-length": 2_000_000 }).write("x", () => response.destroy());
    else response.writeHead(request.url === "/gone" ? 404 : 200).end("x".repeat(1_000_000));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterAll(() => void server.close());

/** This machine alone, as if it were the web. */
const here = { isAllowed: (address: string) => address === "127.0.0.1", isPlain: (url: string) => URL.canParse(url) };

test("a page that answers opens, one that is not there or goes round in circles does not", async () => {
  expect(await opensOnTheWeb(`${base}/there`, here)).toBe(true);
  expect(await opensOnTheWeb(`${base}/away`, here)).toBe(true);
  expect(await opensOnTheWeb(`${base}/gone`, here)).toBe(false);
  expect(await opensOnTheWeb(`${base}/round`, here)).toBe(false);
});

test("G8 a redirect into the house is not followed, and nothing inside is asked at all", async () => {
  expect(await opensOnTheWeb(`${base}/inside`, here)).toBe(false);
  const before = asked.length;
  const open = { isAllowed: isPublicAddress, isPlain: (url: string) => URL.canParse(url) };
  for (const url of [`${base}/there`, base.replace("127.0.0.1", "localhost"), base.replace("127.0.0.1", "[::ffff:127.0.0.1]")])
    expect(await opensOnTheWeb(url, open)).toBe(false);
  expect(asked).toHaveLength(before);
});

test("a file is read whole, after a redirect too, or not at all", async () => {
  expect((await readFromTheWeb(`${base}/there`, 1_000_000, here))?.length).toBe(1_000_000);
  expect((await readFromTheWeb(`${base}/away`, 1_000_000, here))?.length).toBe(1_000_000);
  for (const path of ["/gone", "/round", "/inside", "/broken"]) expect(await readFromTheWeb(`${base}${path}`, 2_000_000, here)).toBeNull();
  expect(await readFromTheWeb(`${base}/there`, 999_999, here)).toBeNull();
  expect(await readFromTheWeb(`${base}/there`, 1_000_000)).toBeNull();
});
