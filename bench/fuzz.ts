// Thousands of odd requests over every operation of the contract and every other address, as a visitor, a buyer, a creator, an editor and
// an admin, with each other's ids, alone and twice at once. Whatever is sent, the answer is a refusal or a result, never a failure.
import http from "node:http";
import { type OddRequest, oddRequests, operationCount, routeCount } from "../server/src/testing/fuzz/odd-requests.ts";
import { withIds } from "../server/src/testing/fuzz/odd-values.ts";
import { startServer } from "../server/src/testing/server-process.ts";
import { Roamer } from "./roamer.ts";

const REQUESTS = Number(process.argv[2] ?? 20_000);
const AT_ONCE = 16;
/** Between two rounds whoever was signed out signs in again. */
const ROUND = 500;
const PATIENCE_MS = 60_000;
/** About three minutes on two free cores; on a busy machine it stops here, and says how far it came. */
const MOST_MS = 20 * 60_000;
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
// Behind a trusted proxy every request may have an address of its own, so that limits stay out of the way.
const server = await startServer({ DATA_DIR: ".data/fuzz", REQUESTS_PER_MINUTE: "0", TRUSTED_PROXIES: "127.0.0.1" });
const roamer = new Roamer(server);
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE * 2 });

const statuses = new Map<number, number>();
/** What may say "not now", with the time to come back: a full queue, or a generator that staff have closed. By its code. */
const busy = new Map<string, number>();
/** What says so because something broke. */
const BROKEN = /^(DATABASE_UNAVAILABLE|LOCKOUT_UNRECORDED|\w+_PROVIDER_DOWN|\?)$/;
const failures: string[] = [];
let sent = 0;
const began = performance.now();

await roamer.prepare();
for (let round = 0; sent < REQUESTS && performance.now() - began < MOST_MS; round++) {
  if (round % 10 === 9) console.log(`${sent} sent, ${failures.length} failures`);
  await roamer.signIn();
  const waiting = oddRequests(Math.min(ROUND, REQUESTS - sent), seed + round, server.url);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let request = waiting.pop(); request; request = waiting.pop())
        await Promise.all(request.isTwice ? [send(request), send(request)] : [send(request)]);
    }),
  );
}

const isWell = (await fetch(`${server.url}/api/ready`)).ok;
await server.stop();
const seconds = Math.round((performance.now() - began) / 1_000);
console.log(`seed ${seed}: ${sent} requests over ${operationCount} operations and ${routeCount} other addresses in ${seconds} s`);
console.log("answers", Object.fromEntries([...statuses].sort(([a], [b]) => a - b)));
console.log("not now, with the time to come back", Object.fromEntries(busy));
for (const failure of failures.slice(0, 40)) console.log(failure);
if (failures.length > 0) console.log(server.said().split("\n").slice(-60).join("\n"));
console.log(`${failures.length} failures${isWell ? "" : ", and the server is not ready any more"}`);
process.exit(failures.length === 0 && isWell ? 0 : 1);

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  said: string;
}

async function send(request: OddRequest): Promise<void> {
  sent++;
  const answer = await ask(request).catch((error: Error & { code?: string }) => error);
  // The client itself refuses to send some; then nothing was asked.
  if (answer instanceof Error) return answer.name === "TypeError" ? undefined : void failures.push(`${told(request)}: ${answer.message}`);
  const { status, headers, said } = answer;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  roamer.learn(said);
  if (status < 500) return;
  const code = codeIn(said);
  if (status === 503 && headers["retry-after"] !== undefined && !BROKEN.test(code)) busy.set(code, (busy.get(code) ?? 0) + 1);
  else failures.push(`${status} ${told(request)} → ${said.slice(0, 200)}`);
}

function ask({ method, path, headers, body, role }: OddRequest): Promise<Answer> {
  const cookie = roamer.cookieOf(role);
  const payload = body === null ? null : Buffer.from(withIds(body, roamer.ids));
  // By itself Node frames no body of a DELETE, and its bytes would be the next request.
  const more = { ...(cookie && { cookie }), ...(payload && { "content-length": payload.length }) };
  const options = { method, path: withIds(path, roamer.ids), headers: { ...headers, ...more }, agent, timeout: PATIENCE_MS };
  return new Promise((done, fail) => {
    const request = http.request(server.url, options, (answer) => {
      let said = "";
      answer.setEncoding("latin1").on("data", (part) => (said = said.length < 100_000 ? said + part : said));
      answer.on("end", () => done({ status: answer.statusCode ?? 0, headers: answer.headers, said })).on("error", fail);
    });
    request.on("timeout", () => request.destroy(new Error("no answer"))).on("error", fail);
    request.end(payload ?? undefined);
  });
}

function told({ method, path, body, headers, role }: OddRequest): string {
  const sender = `${roamer.nameOf(role)} (${headers["content-type"] ?? "no type"})`;
  return `${method} ${withIds(path, roamer.ids).slice(0, 300)} as ${sender} ${body?.slice(0, 300) ?? ""}`;
}

/** `/api/ready` says in its own words that it is not; on a very busy machine it may. */
function codeIn(said: string): string {
  try {
    const { code, status } = JSON.parse(said);
    return code ?? `/api/ready ${status}`;
  } catch {
    return "?";
  }
}
