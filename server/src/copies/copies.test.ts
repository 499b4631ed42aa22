import { readFileSync } from "node:fs";
import { zstdDecompressSync } from "node:zlib";
import { fingerprintOf } from "@blenda/forge/fingerprint/fingerprint";
import { decimated, disguised } from "@blenda/forge/fingerprint/test-disguises";
import { trianglesOf } from "@blenda/forge/fingerprint/triangles-of";
import { openGlb } from "@blenda/forge/formats/reopen-glb";
import { type CompiledQuery, sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { record, store } from "../platform/files/files.ts";
import { ADA, BOB, CARA, testApp } from "../testing/app.ts";
import { addCategories, addProduct } from "../testing/catalogue.ts";
import { fill } from "../testing/database/filling.ts";
import { copiesJobs } from "./jobs.ts";
import { addPrint, copiesOf } from "./port.ts";
import { selectCandidates } from "./repository.ts";

const app = await testApp();
const demo = (id: string) => zstdDecompressSync(readFileSync(new URL(`../../demo/built/products/${id}/${id}.glb.zst`, import.meta.url)));
const mugGlb = demo("trailhead-enamel-mug");
const mug = trianglesOf(await openGlb(mugGlb));
const print = fingerprintOf(mug) ?? "";
const robot = fingerprintOf(trianglesOf(await openGlb(demo("orbit-7-service-robot")))) ?? "";

beforeEach(() => addCategories(app.db));

/** Something this person sells, as one file. */
async function sell(id: string, creatorId: string, bytes: Buffer, prints: string[] | null): Promise<string> {
  await addProduct(app.db, id, creatorId);
  const file = await store(app.services, bytes, { ownerId: creatorId, name: `${id}.glb`, type: "model/gltf-binary", maxBytes: 1e8 });
  await app.services.transaction(async (tx) => {
    await record(tx, file);
    await tx
      .insertInto("productFiles")
      .values({ versionId: `${id}-v1`, position: 0, fileId: file.id, format: "glb" })
      .execute();
    if (prints) await addPrint(tx, { productId: id, fileId: file.id, sha256: file.sha256, prints, at: app.now() });
  });
  return file.sha256;
}

test("a model that somebody else sells is found, turned, scaled, saved again and halved; one's own is no copy", async () => {
  await sell("mug", CARA.id, mugGlb, [print]);
  await sell("robot", BOB.id, Buffer.from("a robot"), [robot]);
  const copy = fingerprintOf(await disguised(await decimated(mug, 0.5), "turned", "seed")) ?? "";
  const found = await copiesOf(app.db, { creatorId: ADA.id, files: [{ sha256: "other", prints: [copy] }] });
  expect(found).toMatchObject([{ productId: "mug", creatorId: CARA.id, kind: "same-shape", title: "Title of mug", fileName: "mug.glb" }]);
  expect(await copiesOf(app.db, { creatorId: CARA.id, files: [{ sha256: "other", prints: [copy] }] })).toEqual([]);
});

test("the same bytes are found without a print, and count more than the same shape", async () => {
  const sha256 = await sell("texture-pack", CARA.id, Buffer.from("a file without a model"), []);
  await sell("mug", CARA.id, mugGlb, [print]);
  expect(
    await copiesOf(app.db, {
      creatorId: ADA.id,
      files: [
        { sha256: "other", prints: [print] },
        { sha256, prints: [] },
      ],
    }),
  ).toMatchObject([
    { productId: "texture-pack", kind: "same-bytes", likeness: 1 },
    { productId: "mug", kind: "same-shape", likeness: 1 },
  ]);
});

test("what was never sold is nobody's; what is no longer on sale still is", async () => {
  await sell("mug", CARA.id, mugGlb, [print]);
  const asked = { creatorId: ADA.id, files: [{ sha256: "other", prints: [print] }] };
  await app.db.updateTable("products").set({ status: "archived" }).where("id", "=", "mug").execute();
  expect(await copiesOf(app.db, asked)).toHaveLength(1);
  await app.db.updateTable("products").set({ publishedAt: null }).where("id", "=", "mug").execute();
  expect(await copiesOf(app.db, asked)).toEqual([]);
  expect(await copiesOf(app.db, { creatorId: ADA.id, files: [] })).toEqual([]);
});

test("what was sold before anybody looked is read by the job, once; a file that is gone holds up no other", async () => {
  await sell("mug", CARA.id, mugGlb, null);
  await sell("note", CARA.id, Buffer.from("not a model"), null);
  await sell("gone", CARA.id, Buffer.from("gone"), null);
  const { storageKey } = await app.db.selectFrom("files").select("storageKey").where("name", "=", "gone.glb").executeTakeFirstOrThrow();
  await app.services.storage.remove(storageKey);
  await copiesJobs[0]?.run(app.services, {});
  const rows = () => app.db.selectFrom("shapePrints").select(["productId", "prints", "readAt"]).orderBy("productId").execute();
  const read = await rows();
  expect(read.map(({ productId, prints }) => [productId, prints.length])).toEqual([
    ["gone", 0],
    ["mug", 1],
    ["note", 0],
  ]);
  app.passMinutes(60);
  await copiesJobs[0]?.run(app.services, {});
  expect(await rows()).toEqual(read);
  expect(await copiesOf(app.db, { creatorId: ADA.id, files: [{ sha256: "", prints: [print] }] })).toMatchObject([{ productId: "mug" }]);
}, 60_000);

type Node = { "Node Type": string; "Relation Name"?: string; "Actual Rows": number; "Actual Loops": number; Plans?: Node[] };
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

async function planOf({ sql: text, parameters }: CompiledQuery): Promise<Node[]> {
  const explained = `explain (analyze, format json) ${text}`;
  const { rows } = await app.db.executeQuery<Record<string, [{ Plan: Node }]>>({ ...sql.raw(explained).compile(app.db), parameters });
  const plan = Object.values(rows[0] ?? {})[0]?.[0]?.Plan;
  if (!plan) throw new Error("no plan");
  return nodesOf(plan);
}

/** So many that reading all of them would be the worse plan. */
const MANY = 20_000;

test("among many prints the candidates are found without reading all", async () => {
  await sell("mug", CARA.id, mugGlb, [print]);
  await sql`insert into products (id, creator_id, category_id, status, title, description, price_cents, published_at, created_at, updated_at)
    select 'p' || n, 'cara', 'chairs', 'published', 'Thing', 'About', 990, now(), now(), now() from generate_series(0, 999) n`.execute(
    app.db,
  );
  await fill(app.db, ["shape_prints"], async (tx) => {
    await sql`insert into files (id, storage_key, owner_id, name, type, bytes, sha256, is_public, created_at)
      select 'f' || n, 'files/f' || n, 'cara', 'thing.glb', 'model', 1, encode(sha256(n::text::bytea), 'hex'), false, now()
      from generate_series(0, 99) n`.execute(tx);
    await sql`insert into shape_prints (product_id, file_id, sha256, buckets, read_at)
      select 'p' || n % 1000, 'f' || n / 1000, 'hash ' || n, array['x ' || n % 500], now() from generate_series(0, ${MANY}::int - 1) n`.execute(
      tx,
    );
  });
  const { buckets } = await app.db.selectFrom("shapePrints").select("buckets").where("productId", "=", "mug").executeTakeFirstOrThrow();
  const nodes = await planOf(selectCandidates(app.db, { creatorId: ADA.id, sha256: ["other"], buckets: [...buckets, "x 7"] }).compile());
  const scans = nodes.filter((node) => node["Relation Name"] === "shape_prints");
  expect(scans.map((node) => node["Node Type"])).not.toContain("Seq Scan");
  expect(Math.max(...scans.map((node) => node["Actual Rows"]))).toBeLessThan(MANY / 100);
  expect(await copiesOf(app.db, { creatorId: ADA.id, files: [{ sha256: "", prints: [print] }] })).toHaveLength(1);
}, 60_000);
