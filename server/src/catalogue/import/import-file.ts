import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { catalogueImported } from "@blenda/domain/catalogue/events";
import type { Db } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { type ImportedProduct, readLine } from "./import-line.ts";
import {
  addProducts,
  categoryIds,
  findProgress,
  openShopOwners,
  type PlacedProduct,
  type Progress,
  saveProgress,
} from "./import-repository.ts";

/** Lines of one commit: few enough to lose little, many enough that commits cost nothing. */
const BATCH_LINES = 1_000;

interface Options {
  db: Db;
  file: string;
  /** Told where it begins. */
  onResumed(progress: Progress): void;
  /** Told why a line was not taken, and after every commit how far it is. */
  onRefused(line: number, reason: string): void;
  onProgress(progress: Progress): void;
  /** Asked between commits. */
  isStopped(): boolean;
  batchLines?: number;
}

/** Where a file stands that was read before, and what its products are placed by. */
interface ImportContext {
  fileHash: string;
  categories: ReadonlyMap<number, string>;
  shops: readonly string[];
}

interface Line {
  number: number;
  product: ImportedProduct;
}

/**
 * Reads a file line by line and commits every thousand, together with how far it came: whenever it is stopped, even by
 * force, the next run goes on after the last commit. Bad lines are told and passed over.
 */
export async function importFile(options: Options): Promise<Progress> {
  const { db, file, onResumed, onRefused, onProgress, isStopped, batchLines = BATCH_LINES } = options;
  const ground: ImportContext = { fileHash: await hashOf(file), categories: await categoryIds(db), shops: await openShopOwners(db) };
  if (ground.shops.length === 0) throw new Error("there is no open shop to put products into");
  let progress = await findProgress(db, ground.fileHash);
  onResumed(progress);
  let waiting: Line[] = [];
  let refusedNow = 0;
  let number = 0;

  const refuse = (line: number, reason: string) => {
    refusedNow++;
    onRefused(line, reason);
  };
  const commit = async () => {
    const reached = { ...progress, line: number, refused: progress.refused + refusedNow };
    progress = await commitBatch(db, ground, waiting, reached, onRefused);
    waiting = [];
    refusedNow = 0;
    onProgress(progress);
  };

  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (number <= progress.line) continue;
    if (text.trim() !== "") {
      const product = readLine(text);
      if ("reason" in product) refuse(number, product.reason);
      else if (!ground.categories.has(product.category)) refuse(number, `category: there is no category ${product.category}`);
      else waiting.push({ number, product });
    }
    if (number % batchLines !== 0) continue;
    await commit();
    if (isStopped()) return progress;
  }
  if (number > progress.line) await commit();
  return progress;
}

/** One transaction: the products, the event that tells of them, and the place in the file. */
async function commitBatch(
  db: Db,
  { fileHash, categories, shops }: ImportContext,
  lines: readonly Line[],
  before: Progress,
  onRefused: Options["onRefused"],
): Promise<Progress> {
  const unique = new Map(lines.toReversed().map((line) => [line.product.slug, line]));
  const placed = [...unique.values()].map(
    ({ number, product }): PlacedProduct => ({
      ...product,
      creatorId: shops[number % shops.length] ?? "",
      categoryId: categories.get(product.category) ?? "",
    }),
  );
  const now = new Date().toISOString();
  return db.transaction().execute(async (tx) => {
    const added = await addProducts(tx, placed, now);
    const doubles = lines.filter((line) => unique.get(line.product.slug) !== line || !added.has(line.product.slug));
    for (const { number, product } of doubles) onRefused(number, `slug: ${product.slug} is taken`);
    const progress = { ...before, imported: before.imported + added.size, refused: before.refused + doubles.length };
    await saveProgress(tx, fileHash, progress, now);
    if (added.size > 0) await emit(tx, catalogueImported({ from: before.line - lines.length + 1, to: before.line }));
    return progress;
  });
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
