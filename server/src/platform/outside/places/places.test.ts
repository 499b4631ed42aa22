import { createServer, type Server, type ServerResponse } from "node:http";
import { TRACKING } from "@blenda/domain/tracking/constants";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { networkOf } from "../../http/address.ts";
import { silentLog } from "../../log.ts";
import { readFromTheWeb } from "../guarded-fetch.ts";
import { makePlaceDatabase } from "./place-database.ts";
import { makePlaces } from "./places.ts";

/** Three services of this machine, each as its test wants it. */
type Behaviour = (reply: ServerResponse) => void;
const says =
  (body: unknown, status = 200): Behaviour =>
  (reply) =>
    void reply.writeHead(status, { "content-type": "application/json" }).end(typeof body === "string" ? body : JSON.stringify(body));
const hangs: Behaviour = () => {};
const GOOD = { country_name: "Germany", country_code: "DE", latitude: 52.5, longitude: 13.4 };

let server: Server;
let base = "";
let asked: string[] = [];
let waits: (number | undefined)[] = [];
let now = 0;
let behaviours: Behaviour[] = [];
beforeAll(async () => {
  server = createServer((request, reply) => {
    const [, service, address] = request.url?.split("/") ?? [];
    asked.push(`${service} ${decodeURIComponent(address ?? "")}`);
    behaviours[Number(service)]?.(reply);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  [asked, waits, now] = [[], [], 0];
});

/** Nothing comes of waiting for one that hangs; one that answers may have a busy machine. */
const withinOf = (url: string): number =>
  behaviours[Number(new URL(url).pathname.split("/")[1])] === hangs ? 150 : TRACKING.SERVICE_TIMEOUT_MS;

/** This machine as if it were the web, and ten seconds of silence shortened. */
const open = (database: (address: string) => Promise<string | null> = async () => "FR") =>
  makePlaces({
    services: ["0/{ip}", "1", "2/{ip}/json", "3"].map((path) => `${base}/${path}`),
    readWeb: (url, most, withinMs) => {
      waits.push(withinMs);
      return readFromTheWeb(url, most, { isAllowed: () => true, isPlain: () => true }, withinOf(url));
    },
    now: () => now,
    log: silentLog,
    database,
  });

test.each<[string, Behaviour]>([
  ["hangs", hangs],
  ["answers 500", says(GOOD, 500)],
  ["answers 404", says("", 404)],
  ["says nothing that can be read", says("<html>")],
  ["says a list", says([GOOD])],
  ["says an error", says({ ...GOOD, error: true, reason: "RateLimited" })],
  ["says it failed", says({ ...GOOD, status: "fail" })],
  ["says it had no success", says({ ...GOOD, success: false })],
  ["does not know the country", says({ country: "Unknown", country_code: "XX" })],
  ["has a code that is no country's", says({ country_name: "Anonymous Proxy", country_code: "XX" })],
  ["has a code for those who hide", says({ country: "T1" })],
  ["names a union", says({ country_name: "Europe", country_code: "EU" })],
  ["leaves the country out", says({ country_name: null, latitude: 1 })],
  ["breaks off", (reply) => reply.writeHead(200, { "content-length": 999 }).write("{", () => reply.destroy())],
])("a service that %s is passed over, and the next is asked", async (_, behaviour) => {
  behaviours = [behaviour, behaviour, says({ country: "Japan", countryCode: "JP", lat: 35.6895, lon: 139.6917 })];
  expect(await open().find("8.8.4.0", "Europe/Berlin")).toEqual({
    ...{ country: "Japan", countryCode: "JP", source: "service" },
    ...{ latitude: 37, longitude: 138 },
  });
  expect(asked).toEqual(["0 8.8.4.0", "1 8.8.4.0", "2 8.8.4.0"]);
  expect(waits).toEqual(Array(3).fill(TRACKING.SERVICE_TIMEOUT_MS));
});

test("the first that knows is believed; nobody after it is asked, and three at most", async () => {
  behaviours = [says(GOOD), hangs, hangs, says(GOOD)];
  expect(await open().find("8.8.4.0", "")).toMatchObject({ country: "Germany", countryCode: "DE", latitude: 51, longitude: 10 });
  expect(asked).toEqual(["0 8.8.4.0"]);
  behaviours = [says({}), says({}), says({}), says(GOOD)];
  expect(await open().find("9.9.9.0", "")).toMatchObject({ countryCode: "FR", source: "database" });
  expect(asked.slice(1)).toEqual(["0 9.9.9.0", "1 9.9.9.0", "2 9.9.9.0"]);
});

test("what one said holds for ten minutes; who asks meanwhile waits for the same answer", async () => {
  behaviours = [says(GOOD)];
  const places = open();
  await Promise.all([places.find("8.8.4.0", ""), places.find("8.8.4.0", "")]);
  now = 10 * 60_000 - 1;
  await places.find("8.8.4.0", "");
  expect(asked).toHaveLength(1);
  now = 10 * 60_000;
  await places.find("8.8.4.0", "");
  expect(asked).toHaveLength(2);
});

test("where no service and no database knows, the clock of the browser is asked; where that says nothing, nobody does", async () => {
  behaviours = [says({}), says({}), says({})];
  const places = open(async () => null);
  expect(await places.find("8.8.4.0", "Asia/Kolkata")).toMatchObject({ countryCode: "IN", source: "time_zone" });
  expect(await places.find("8.8.4.0", "UTC")).toBeNull();
  const broken = open(() => Promise.reject(new Error("no file")));
  expect(await broken.find("8.8.4.0", "Europe/Paris")).toMatchObject({ countryCode: "FR", source: "time_zone" });
});

test("an address that is nobody's on the web is shown to nobody", async () => {
  behaviours = [says(GOOD)];
  expect(await open().find("192.168.1.0", "Europe/Rome")).toMatchObject({ countryCode: "IT", source: "time_zone" });
  expect(asked).toEqual([]);
});

test.each([
  ["8.8.8.0", "US"],
  ["2001:4860:4860::", "US"],
  ["127.0.0.0", null],
  ["nothing", null],
])("the database we ship says of %s: %s", async (address, country) => {
  expect(await makePlaceDatabase()(address).catch(() => null)).toBe(country);
});

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["2001:db8:1:2::/64", "2001:db8:1::"],
])("of %s only %s is ever looked at", (address, network) => expect(networkOf(address)).toBe(network));
