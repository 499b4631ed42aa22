// Whether a flood of logins leaves room to browse: 300 logins under way at any time, beside a few visitors who look around.
import http from "node:http";
import { startServer } from "../server/src/testing/server-process.ts";

const LOGINS = 300;
const VISITORS = 4;
const SECONDS = 6;
const P99_WITHIN_MS = 500;
const PAGES = ["/api/content/hero?page=home", "/api/identity/session", "/api/health"];

const server = await startServer({ DATA_DIR: ".data/bench", REQUESTS_PER_MINUTE: "0", TRUSTED_PROXIES: "127.0.0.1" });
/** Those who browse share nothing with those who log in but the server. */
const agents = {
  GET: new http.Agent({ keepAlive: true }),
  POST: new http.Agent({ keepAlive: true, maxSockets: LOGINS, maxFreeSockets: LOGINS }),
};
const run = crypto.randomUUID().slice(0, 8);
let count = 0;

const quiet = await browse(performance.now() + 2_000);
const until = performance.now() + SECONDS * 1_000;
const logins = new Map<number, number>();
const flooding = Promise.all(Array.from({ length: LOGINS }, flood));
const during = await browse(until);
await flooding;
for (const agent of Object.values(agents)) agent.destroy();
await server.stop();

const say = (when: string, { times, statuses }: LoginSamples) =>
  console.log(`${when}: ${times.length} answers, p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, ${words(statuses)}`);
say("browsing alone", quiet);
say(`browsing beside ${LOGINS} logins`, during);
console.log(`logins: ${words(logins)}`);
const isBroken = [...during.statuses.keys()].some((status) => status >= 500);
if (isBroken || at(during.times, 0.99) > P99_WITHIN_MS) process.exitCode = 1;

interface Answer {
  status: number;
  retryAfterSeconds: number;
}

interface LoginSamples {
  times: number[];
  statuses: Map<number, number>;
}

/** One who logs in again and again, each time somebody else from somewhere else. Told to come back later, they do. */
async function flood(): Promise<void> {
  while (performance.now() < until) {
    const n = count++;
    const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
    const headers = { origin: server.url, "content-type": "application/json", "x-forwarded-for": from };
    const body = JSON.stringify({ email: `${n}-${run}@example.com`, password: "a wrong guess" });
    const { status, retryAfterSeconds } = await ask("POST", "/api/identity/signIn", headers, body);
    logins.set(status, (logins.get(status) ?? 0) + 1);
    await new Promise((resume) => setTimeout(resume, retryAfterSeconds * 1_000));
  }
}

async function browse(end: number): Promise<LoginSamples> {
  const seen: LoginSamples = { times: [], statuses: new Map() };
  const visitor = async () => {
    for (let i = 0; performance.now() < end; i++) {
      const began = performance.now();
      const { status } = await ask("GET", PAGES[i % PAGES.length] ?? "/", {});
      seen.times.push(performance.now() - began);
      seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return seen;
}

function ask(method: keyof typeof agents, path: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const request = http.request(`${server.url}${path}`, { method, headers, agent: agents[method] }, (answer) => {
      const retryAfterSeconds = Number(answer.headers["retry-after"] ?? 0);
      answer.resume().on("end", () => done({ status: answer.statusCode ?? 0, retryAfterSeconds }));
    });
    request.on("error", fail).end(body);
  });
}

function at(times: number[], part: number): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0);
}

function words(statuses: Map<number, number>): string {
  return [...statuses].map(([status, times]) => `${times} × ${status}`).join(", ");
}
