// A thousand damaged and hostile files go the whole road: announced, sent, checked, added to drafts, read, handed in. Nothing of them
// may become public, nothing may answer with 500 or more, and what is sound must still be read afterwards. npm run bench -- hostile-uploads
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { RESUMABLE_PATH } from "../domain/src/uploads/constants.ts";
import { glbOf } from "../forge/src/inspect/test-files.ts";
import { type HostileUpload, hostileUploads } from "../forge/src/inspect/test-uploads.ts";
import { openDatabase } from "../server/src/platform/database/db.ts";
import { findBreaches } from "../server/src/platform/database/invariants.ts";
import { startPostgres } from "../server/src/platform/database/postgres/embedded.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { startServer } from "../server/src/testing/server-process.ts";
import { signIn } from "./shopper.ts";

const { values } = parseArgs({ options: { count: { type: "string", default: "1000" } } });
const COUNT = Number(values.count);
const FILES_PER_DRAFT = 40;
/** Longer than the longest a single file may take. */
const READ_WITHIN_MS = 180_000;
const DATA_DIR = ".data/abuse-uploads";

rmSync(DATA_DIR, { recursive: true, force: true });
const postgres = await startPostgres({ dataDir: join(DATA_DIR, "postgres") });
const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR, REQUESTS_PER_MINUTE: "0" }).catch(async (error: unknown) => {
  await postgres.stop();
  throw error;
});
const client = new pg.Client(postgres.url);
await client.connect();
const db = openDatabase({ url: postgres.url, log: silentLog, max: 2 });
const statuses = new Map<number, number>();

async function ask(
  path: string,
  cookie: string,
  method: string,
  headers: Record<string, string> = {},
  body?: Buffer | string,
): Promise<Response> {
  const about = { origin: server.url, ...(cookie && { cookie }), ...headers };
  const sent = typeof body === "string" ? body : body && new Uint8Array(body);
  const answer = await fetch(`${server.url}${path}`, { method, headers: about, ...(sent !== undefined && { body: sent }) });
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  return answer;
}

/** Answers what a call said, or null when it refused. */
async function call<Answer>(name: string, cookie: string, input: object): Promise<Answer | null> {
  const answer = await ask(`/api/${name}`, cookie, "POST", { "content-type": "application/json" }, JSON.stringify(input));
  return answer.ok ? ((await answer.json()) as Answer) : null;
}

const base64 = (text: string) => Buffer.from(text).toString("base64");

/** Answers the upload's id, or null when it was not even begun. */
async function send({ name, bytes }: HostileUpload, cookie: string): Promise<string | null> {
  const metadata = `purpose ${base64("deliverable")},filename ${base64(name)}`;
  const tus = { "tus-resumable": "1.0.0" };
  const begun = await ask(RESUMABLE_PATH, cookie, "POST", { ...tus, "upload-length": String(bytes.length), "upload-metadata": metadata });
  await begun.body?.cancel();
  const path = begun.headers.get("location");
  if (!path) return null;
  const piece = { ...tus, "content-type": "application/offset+octet-stream", "upload-offset": "0" };
  await (await ask(new URL(path, server.url).pathname, cookie, "PATCH", piece, bytes)).body?.cancel();
  return path.split("/").at(-1) ?? null;
}

async function settled(states: "checking" | "waiting, reading"): Promise<void> {
  const question =
    states === "checking"
      ? "select count(*)::int as n from uploads where state = 'checking'"
      : "select count(*)::int as n from draft_files where state in ('waiting', 'reading')";
  let left = -1;
  for (let until = Date.now() + READ_WITHIN_MS; Date.now() < until; await sleep(200)) {
    const { rows } = await client.query<{ n: number }>(question);
    if (rows[0]?.n === 0) return;
    // As long as something moves, it goes on.
    if (rows[0]?.n !== left) until = Date.now() + READ_WITHIN_MS;
    left = rows[0]?.n ?? 0;
  }
  throw new Error(`${left} files are stuck: ${states}`);
}

/** One creator's share: sent, added to a draft, read and handed in. Answers how many came how far. */
async function attack(files: HostileUpload[], cookie: string): Promise<{ begun: number; added: number }> {
  const ids: string[] = [];
  for (const file of files) {
    const id = await send(file, cookie);
    if (id) ids.push(id);
  }
  await settled("checking");
  const draft = await call<{ id: string; mark: string }>("authoring/createDraft", cookie, { key: crypto.randomUUID() });
  if (!draft) throw new Error("there was no draft to add to");
  let added = 0;
  for (const uploadId of ids) if (await call("authoring/addFile", cookie, { id: draft.id, uploadId })) added++;
  await settled("waiting, reading");
  const { mark } = (await call<{ mark: string }>("authoring/draft", cookie, { id: draft.id })) ?? draft;
  await call("authoring/submit", cookie, { id: draft.id, mark });
  return { begun: ids.length, added };
}

const count = async (question: string, values: unknown[] = []) => (await client.query<{ n: number }>(question, values)).rows[0]?.n ?? -1;
const PRODUCTS = "select count(*)::int as n from products where published_at is not null";

function promise(isKept: boolean, what: string): void {
  console.log(`${isKept ? "kept  " : "BROKEN"}  ${what}`);
  if (!isKept) process.exitCode = 1;
}

try {
  const { rows: creators } = await client.query<{ id: string }>("select creator_id as id from shops order by creator_id limit 5");
  const cookies: string[] = [];
  for (const { id } of creators) cookies.push(await signIn(client, id));
  const before = await count(PRODUCTS);
  const began = new Date().toISOString();
  const files = hostileUploads(COUNT);
  const sum = { begun: 0, added: 0 };
  for (let at = 0, turn = 0; at < files.length; at += FILES_PER_DRAFT, turn++) {
    const { begun, added } = await attack(files.slice(at, at + FILES_PER_DRAFT), cookies[turn % cookies.length] ?? "");
    sum.begun += begun;
    sum.added += added;
    console.log(
      `${Math.min(files.length, at + FILES_PER_DRAFT)} of ${files.length} sent, ${sum.begun} begun, ${sum.added} added to drafts`,
    );
  }
  const found = await client.query<{ state: string; n: number }>("select state, count(*)::int as n from draft_files group by 1 order by 1");
  console.log(found.rows.map(({ state, n }) => `${n} ${state}`).join(", "));
  console.log(
    [...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, n]) => `${n} × ${status}`)
      .join(", "),
  );

  const refused = [...statuses].filter(([status]) => status >= 500).reduce((all, [, n]) => all + n, 0);
  promise(refused === 0, `${refused} answers of 500 or more`);
  promise(server.child.exitCode === null, "the server never ended");
  promise((await count(PRODUCTS)) === before, "no product came on sale");
  const open = await count("select count(*)::int as n from files where is_public and created_at >= $1", [began]);
  promise(open === 0, `${open} files are public`);
  const { rows: kept } = await client.query<{ id: string }>("select id from files where created_at >= $1 limit 200", [began]);
  const seen = await Promise.all(kept.map(async ({ id }) => (await ask(`/files/${id}`, "", "GET")).ok));
  promise(!seen.includes(true), `${seen.filter(Boolean).length} of ${kept.length} files open to visitors`);
  const sound = await attack([{ name: "sound.glb", bytes: glbOf() }], cookies[0] ?? "");
  const read = await count(
    "select count(*)::int as n from draft_files f join files x on x.id = f.file_id where x.name = 'sound.glb' and f.state = 'read'",
  );
  promise(sound.added === 1 && read === 1, "what is sound is still read afterwards");
  const breaches = await findBreaches(db);
  promise(breaches.length === 0, `the data is as it always is${breaches.map((breach) => ` ${JSON.stringify(breach)}`).join("")}`);
} finally {
  await db.destroy();
  await client.end();
  await server.stop();
  await postgres.stop();
}
