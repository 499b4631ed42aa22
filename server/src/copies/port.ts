import { inOrder } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";
import { bucketOf, bucketsNear } from "@blenda/forge/fingerprint/buckets";
import { COPY_LIKENESS, likeness } from "@blenda/forge/fingerprint/likeness";
import type { Db, Tx } from "../platform/database/db.ts";
import { selectCandidates } from "./repository.ts";

/** What is known of one file: its bytes, and a print for each model in it (`fingerprints` of its inspection). */
interface PrintedFile {
  sha256: string;
  prints: readonly string[];
}

/** Something of another creator's on sale that a file repeats. */
export interface Copy {
  productId: string;
  title: string;
  creatorId: string;
  kind: "same-bytes" | "same-shape";
  /** 1 is the same. */
  likeness: number;
  /** The file of that product that it repeats. */
  fileName: string;
}

/** Remembers what a file of a product looks like, from the moment the product is sold. Saying it again changes nothing. */
export async function addPrint(tx: Tx, file: PrintedFile & { productId: string; fileId: string; at: Instant }): Promise<void> {
  const { productId, fileId, sha256, at } = file;
  const prints = [...file.prints];
  const row = { sha256, prints, buckets: ofAll(prints, bucketOf), readAt: at };
  await tx
    .insertInto("shapePrints")
    .values({ productId, fileId, ...row })
    .onConflict((conflict) => conflict.columns(["productId", "fileId"]).doUpdateSet(row))
    .execute();
}

/** Products of others that these files repeat, each once, the most alike first. One's own are no copies. */
export async function copiesOf(db: Db, { creatorId, files }: { creatorId: string; files: readonly PrintedFile[] }): Promise<Copy[]> {
  const sha256 = files.map((file) => file.sha256);
  const prints = files.flatMap((file) => file.prints);
  const candidates = await selectCandidates(db, { creatorId, sha256, buckets: ofAll(prints, bucketsNear) }).execute();
  const copies = new Map<string, Copy>();
  for (const { sha256: hash, prints: theirs, ...product } of candidates) {
    const isSame = sha256.includes(hash);
    const copy: Copy = isSame
      ? { ...product, kind: "same-bytes", likeness: 1 }
      : { ...product, kind: "same-shape", likeness: most(prints, theirs) };
    const known = copies.get(copy.productId);
    if (copy.likeness >= COPY_LIKENESS && (!known || rank(copy) > rank(known))) copies.set(copy.productId, copy);
  }
  return [...copies.values()].sort((one, other) => rank(other) - rank(one) || inOrder(one.productId, other.productId));
}

const rank = ({ kind, likeness: alike }: Copy) => alike + (kind === "same-bytes" ? 1 : 0);

const most = (prints: readonly string[], others: readonly string[]) =>
  Math.max(0, ...prints.flatMap((print) => others.map((other) => likeness(print, other))));

const ofAll = (prints: readonly string[], buckets: (print: string) => string[]): string[] => [...new Set(prints.flatMap(buckets))];
