import { expect, test } from "vitest";
import { ADA, testApp } from "../testing/app.ts";
import { oddRequests } from "../testing/odd-requests.ts";
import { signedInCookie } from "../testing/session.ts";
import { openHttp } from "./open.ts";

const REQUESTS = 500;
const origin = "http://blenda.test";
const app = await testApp();
const http = await openHttp(app.services, {
  PUBLIC_URL: origin,
  TRUSTED_PROXIES: ["127.0.0.1"],
  REQUESTS_PER_MINUTE: 0,
  isProduction: false,
});

test("odd requests over every operation are refused or answered, and none of them is a failure", async () => {
  const seed = Math.floor(Math.random() * 1_000_000);
  const { cookie } = await signedInCookie(app.services, ADA.id);
  for (const { method, url, headers, body } of oddRequests(REQUESTS, seed, origin, cookie)) {
    const answer = await http.inject({ method: method as "GET", url, headers, ...(body !== null && { payload: body }) });
    expect(answer.statusCode, `seed ${seed}: ${method} ${url} ${body?.slice(0, 200)} → ${answer.body.slice(0, 200)}`).toBeLessThan(500);
  }
}, 60_000);
