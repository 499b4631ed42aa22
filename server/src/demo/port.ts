import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { z } from "zod";
import type { Db } from "../platform/database/db.ts";
import { type StoredFile, store } from "../platform/files/files.ts";
import type { Storage } from "../platform/outside/storage/storage.ts";
import { fileRow } from "../platform/sql.ts";
import { trainingLesson } from "./lessons.ts";
import { BuiltProduct, DemoProduct, DemoShop, DemoTraining } from "./model.ts";
import { unpack } from "./packed.ts";
import { built, written } from "./places.ts";
import { DemoPost } from "./post.ts";

/** Before the ninety days its history tells of: what stood there first is dated first. */
const OPENED_DAYS_AGO = 100;
export const demoOpenedAt = (now: Instant): Instant => addDays(now, -OPENED_DAYS_AGO);

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

export const demoShops = (): DemoShop[] => z.array(DemoShop).parse(read(written("shops.json")));

/** Products lie in one file per category, named after its id. */
export function demoProducts(): (DemoProduct & { category: string })[] {
  return readdirSync(written("products")).flatMap((file) => {
    const category = file.replace(/\.json$/, "");
    const products = z.array(DemoProduct).parse(read(written("products", file)));
    return products.map((product) => ({ ...product, category }));
  });
}

/** What has not been built yet is left out. */
export const builtProducts = () => demoProducts().filter(({ id }) => existsSync(built("products", id, "made.json")));

export const builtProduct = (id: string): BuiltProduct => BuiltProduct.parse(read(built("products", id, "made.json")));

/** What each product's shape looks like, by its id. */
export const builtPrints = (): Map<string, string> => {
  const path = built("prints.json");
  return new Map(existsSync(path) ? Object.entries(z.record(z.string(), z.string()).parse(read(path))) : []);
};

/** What was asked for when these were made, by the product's id. */
export const promptsOf = (ids: readonly string[]): Map<string, string> =>
  new Map(demoProducts().flatMap(({ id, prompt }) => (ids.includes(id) ? [[id, prompt] as const] : [])));

export const demoTrainings = (): DemoTraining[] =>
  readdirSync(written("trainings")).map((file) => DemoTraining.parse(read(written("trainings", file))));

export const builtTrainings = () => demoTrainings().filter(({ id }) => existsSync(built("trainings", id, "made.json")));

/** What people say in the community, the oldest first. */
export const demoPosts = (): DemoPost[] => z.array(DemoPost).parse(read(written("posts.json")));

export const taughtLesson = trainingLesson;

/** A file of the demo, as it will lie in storage. */
export interface DemoFile {
  id: string;
  ownerId: string;
  /** Below the built files; what ends in .zst is unpacked on the way. */
  from: string[];
  /** What it was packed with: a packed file itself. */
  like?: string[];
  name: string;
  type: string;
  isPublic: boolean;
}

const AT_ONCE = 12;
const LARGEST_BYTES = 20_000_000;

/** Puts what is not yet there into storage. The rows are written by the caller, in one transaction with the use. */
export async function storeDemoFiles(db: Db, storage: Storage, files: readonly DemoFile[], now: Instant): Promise<StoredFile[]> {
  const ids = files.map(({ id }) => id);
  const known = await db.selectFrom(fileRow("files")).select("id").where("id", "in", ids).execute();
  const waiting = files.filter(({ id }) => !known.some((file) => file.id === id));
  const stored: StoredFile[] = [];
  const carry = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) stored.push(await storeOne(storage, file, now));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carry));
  return stored;
}

async function storeOne(storage: Storage, { id, from, like, ...file }: DemoFile, now: Instant): Promise<StoredFile> {
  return store({ id: () => id, now: () => now, storage }, await readBuilt(from, like), { ...file, maxBytes: LARGEST_BYTES });
}

/** A built file as it was before it was packed. */
export async function readBuilt(from: readonly string[], like?: readonly string[]): Promise<Buffer> {
  const path = built(...from);
  const bytes = await readFile(path);
  const shared = like && (await unpack(await readFile(built(...like))));
  return path.endsWith(".zst") ? unpack(bytes, shared) : bytes;
}
