// Kills server and PostgreSQL without warning in the middle of writes, again and again. Whatever was answered must still be there.
// npm run bench -- crash [kills]
import type { ServerProcess } from "../server/src/testing/server-process.ts";
import { afterwards, conclude, crash } from "./crashing.ts";

const WRITERS = 8;
const DATA_DIR = ".data/crash";
const acknowledged = new Set<string>();
let sent = 0;

const { kills, slowestMs } = await crash({
  dataDir: DATA_DIR,
  kills: Number(process.argv[2] ?? 25),
  livesMs: () => 150 + Math.random() * 700,
  isDatabaseToo: () => true,
  during: (server, _round, over) => Promise.all(Array.from({ length: WRITERS }, () => write(server, over))),
});
const kept = await keptReferences();
const lost = [...acknowledged].filter((reference) => !kept.has(reference));
console.log(
  `${kills} kills, ${sent} sent, ${acknowledged.size} acknowledged, ${kept.size} kept; slowest way back ${slowestMs.toFixed(0)} ms`,
);
conclude(
  lost.map((reference) => `${reference} was acknowledged and is lost`),
  "nothing lost",
);

async function write(server: ServerProcess, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join(".");
    const body = {
      name: "Crash",
      email: "crash@example.com",
      topic: "other",
      message: "Written while everything is killed.",
      key: crypto.randomUUID(),
    };
    sent++;
    try {
      const answer = await fetch(`${server.url}/api/information/contact`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: server.url, "x-forwarded-for": `10.${address}` },
        body: JSON.stringify(body),
      });
      if (answer.ok) acknowledged.add(((await answer.json()) as { reference: string }).reference);
    } catch {
      return; // killed; a commit may have lost only its answer
    }
  }
}

function keptReferences(): Promise<Set<string>> {
  return afterwards(DATA_DIR, async (_db, client) => {
    const { rows } = await client.query<{ reference: string }>(
      "select substring(subject from 'contact ([A-Z0-9-]+):') as reference from mails",
    );
    return new Set(rows.map(({ reference }) => reference));
  });
}
