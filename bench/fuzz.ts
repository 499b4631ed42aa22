// Thousands of odd requests over every operation of the contract. Whatever is sent, the answer is a refusal or a result, never a failure.
import { type OddRequest, oddRequests, operationCount } from "../server/src/testing/odd-requests.ts";
import { startServer } from "../server/src/testing/server-process.ts";

const REQUESTS = Number(process.argv[2] ?? 5_000);
const AT_ONCE = 16;
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
// Behind a trusted proxy every request may have an address of its own, so that limits stay out of the way.
const server = await startServer({ DATA_DIR: ".data/fuzz", REQUESTS_PER_MINUTE: "0", TRUSTED_PROXIES: "127.0.0.1" });

const statuses = new Map<number, number>();
const failures: string[] = [];
const waiting = oddRequests(REQUESTS, seed, server.url, await signIn());
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) await send(request);
  }),
);
console.log(`seed ${seed}: ${REQUESTS} requests over ${operationCount} operations`);
console.log(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)));
for (const failure of failures.slice(0, 10)) console.log(failure);
const isWell = (await fetch(`${server.url}/api/ready`)).ok;
await server.stop();
process.exit(failures.length === 0 && isWell ? 0 : 1);

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/identity/signIn`, {
    method: "POST",
    headers: { origin: server.url, "content-type": "application/json" },
    body: JSON.stringify({ email: "buyer@blenda.test", password: "Blenda-demo-1" }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function send({ method, url, headers, body }: OddRequest): Promise<void> {
  const answer = await fetch(server.url + url, { method, headers, body }).catch((error: Error) => error);
  if (answer instanceof Error) return void failures.push(`${method} ${url}: ${answer.cause ?? answer.message}`);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const said = await answer.text();
  if (answer.status >= 500) failures.push(`${answer.status} ${method} ${url} ${body?.slice(0, 200)} → ${said.slice(0, 200)}`);
}
