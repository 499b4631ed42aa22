// A database of its own with so many products in it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { writeCatalogue } from "./catalogue-data.ts";

/** What full-text search takes to be quick: words that are stored, not worked out for every hit, and an index of them. */
const SEARCH_WORDS = `alter table products add column bench_words tsvector
    generated always as (to_tsvector('simple', title || ' ' || description)) stored;
  create index bench_words on products using gin (bench_words)`;

export async function freshDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Through the command people use, so that it can be measured too. Answers how many seconds that took. */
export async function importInto(url: string, size: number, dataDir: string): Promise<number> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, `${size}.jsonl`);
  await writeCatalogue(file, size);
  const began = performance.now();
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, DEMO: "off" };
  const child = spawn(process.execPath, ["server/src/import-catalogue.ts", file], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  const seconds = (performance.now() - began) / 1_000;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(SEARCH_WORDS);
  await client.query("vacuum analyze");
  await client.end();
  return seconds;
}
