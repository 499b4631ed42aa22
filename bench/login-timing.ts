// Whether the time an answer takes tells if an address has an account: the same wrong password, and the same wish for a new
// one, for addresses somebody has and addresses nobody has, in turns, four tries each, so that both stand on the same step of
// the ladder and of the limits.
import { startServer } from "../server/src/testing/server-process.ts";

const PAIRS = 50;
const TRIES = 4;
const CLOSE_ENOUGH = 0.1;
const SURE = 0.01;
const PASSWORD = "a password for the bench";

const run = crypto.randomUUID().slice(0, 8);
const server = await startServer({ DATA_DIR: ".data/bench", REQUESTS_PER_MINUTE: "0", TRUSTED_PROXIES: "127.0.0.1" });
let networks = 0;
/** Every call comes from another network, so that only the ladder counts. */
const network = () => `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks++ & 255}`;

async function post(operation: string, input: object): Promise<unknown> {
  const headers = { origin: server.url, "content-type": "application/json", "x-forwarded-for": network() };
  const answer = await fetch(`${server.url}/api/${operation}`, { method: "POST", headers, body: JSON.stringify(input) });
  return answer.json();
}

const known = Array.from({ length: PAIRS }, (_, i) => `known-${i}-${run}@example.com`);
const unknown = Array.from({ length: PAIRS }, (_, i) => `other-${i}-${run}@example.com`);
for (const email of known) await makeAccount(email);

type Kind = "known" | "unknown";

/** The same call for both kinds in turns, and how far apart their times are. */
async function compare(what: string, ask: (email: string) => Promise<unknown>): Promise<void> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  const attempt = async (kind: Kind, email: string) => {
    const began = performance.now();
    await ask(email);
    times[kind].push(performance.now() - began);
  };
  for (let i = 0; i < 10; i++) await ask(`warm-${i}-${run}@example.com`);
  for (let round = 0; round < TRIES; round++) {
    for (let i = 0; i < PAIRS; i++) {
      const turns = [() => attempt("known", known[i] ?? ""), () => attempt("unknown", unknown[i] ?? "")];
      for (const turn of (i + round) % 2 ? turns : turns.reverse()) await turn();
    }
  }
  const middle = { known: median(times.known), unknown: median(times.unknown) };
  const apart = Math.abs(middle.known - middle.unknown) / Math.max(middle.known, middle.unknown);
  const p = mannWhitney(times.known, times.unknown);
  console.log(what);
  for (const kind of ["known", "unknown"] as const)
    console.log(`  ${kind.padEnd(8)} ${times[kind].length} tries, median ${middle[kind].toFixed(1)} ms`);
  console.log(`  medians ${(apart * 100).toFixed(1)} % apart, Mann-Whitney p ${p.toFixed(3)}`);
  if (apart > CLOSE_ENOUGH || p < SURE) process.exitCode = 1;
}

await compare("a wrong password", (email) => post("identity/signIn", { email, password: "not the right one" }));
await compare("a new password asked for", (email) => post("identity/requestReset", { email }));
await server.stop();

async function makeAccount(email: string): Promise<void> {
  await post("identity/signUp", { name: "Bench", email, password: PASSWORD });
  const mail = (await server.client().mail.mailbox()).find(({ recipient }) => recipient === email);
  await post("identity/confirmEmail", { token: mail?.body.match(/#token=([\w-]+)/)?.[1] ?? "", password: PASSWORD });
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
}

/** How likely two equal samples would differ this much: ranks compared, normal approximation, both sides. */
function mannWhitney(a: number[], b: number[]): number {
  const ranked = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))].sort(
    (x, y) => x.value - y.value,
  );
  const rankSum = ranked.reduce((sum, { isA }, i) => (isA ? sum + i + 1 : sum), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const spread = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(u - (a.length * b.length) / 2) / spread));
}

/** The normal distribution up to z, for z ≥ 0: the area under its curve, added up in small steps. */
function normal(z: number): number {
  const steps = 1_000;
  const width = Math.min(z, 8) / steps;
  const height = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  return Array.from({ length: steps }, (_, i) => height((i + 0.5) * width) * width).reduce((sum, part) => sum + part, 0.5);
}
