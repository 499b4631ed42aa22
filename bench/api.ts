// What the product costs on top of a bare answer: /api/health and one public call that asks the database, each beside a
// plain node:http server that sends the same bytes. Contestants are processes of their own, taken in turns, in one run.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { startServer } from "../server/src/testing/server-process.ts";

const CONNECTIONS = 32;
const SECONDS = 3;
const ROUNDS = 3;
const DATA_DIR = ".data/bench";
const HEALTH = "/api/health";
const QUESTION = "/api/content/hero?page=home";

const product = await startServer({ DATA_DIR, REQUESTS_PER_MINUTE: "0" });
const bares: ChildProcess[] = [];
const contestants = [
  { name: "health", url: `${product.url}${HEALTH}` },
  { name: "health, bare", url: await bare(`${product.url}${HEALTH}`) },
  { name: "question", url: `${product.url}${QUESTION}` },
  { name: "question, bare", url: await bare(`${product.url}${QUESTION}`) },
];
const rates = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
for (const { url } of contestants) await load(url, 1); // warm up
for (let round = 0; round < ROUNDS; round++) {
  for (const { name, url } of contestants) rates.get(name)?.push(await load(url, SECONDS));
}
const best = (name: string) => Math.max(...(rates.get(name) ?? [0]));
for (const { name } of contestants) console.log(name.padEnd(16), `${Math.round(best(name))} requests/s`.padStart(18));
for (const name of ["health", "question"])
  console.log(`${name}: ${(best(`${name}, bare`) / best(name)).toFixed(1)} times the cost of a bare answer`);
for (const child of bares) child.kill();
await product.stop();

/** A server that knows one answer. */
async function bare(like: string): Promise<string> {
  const body = await (await fetch(like)).text();
  const program = `import http from "node:http"; const body = ${JSON.stringify(body)};
    const server = http.createServer((_, reply) => reply.setHeader("content-type", "application/json").end(body));
    server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  bares.push(child);
  const [port] = await once(child.stdout, "data");
  return `http://127.0.0.1:${Number(port)}/`;
}

/** Answers per second over a fixed number of kept-alive connections. */
async function load(url: string, seconds: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const began = performance.now();
  const until = began + seconds * 1_000;
  let answered = 0;
  const ask = () =>
    new Promise<void>((done, fail) => {
      const request = http.get(url, { agent }, (answer) => {
        if (answer.statusCode !== 200) fail(new Error(`answered ${answer.statusCode}`));
        answer.resume().on("end", done);
      });
      request.on("error", fail);
    });
  const asker = async () => {
    while (performance.now() < until) {
      await ask();
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, asker));
  agent.destroy();
  return (answered * 1_000) / (performance.now() - began);
}
