import { LOOKS } from "@blenda/domain/catalogue/constants";
import { inOrder } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";
import { builtProduct, builtProducts, type DemoFile, demoShops, storeDemoFiles } from "../demo/port.ts";
import type { Db } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";
import { record } from "../platform/files/files.ts";
import type { Storage } from "../platform/outside/storage/storage.ts";
import { addFirstPrices } from "../publication/items.ts";

/** What the marketplace is divided into, in production as well; the place in this list is what imports name. */
const CATEGORIES = [
  "Characters",
  "Props",
  "Furniture",
  "Electronics",
  "Nature",
  "Environments",
  "Weapons",
  "Jewellery",
  "Vehicles",
  "Architecture",
  "Food & Drink",
  "Abstract",
];
/** The one above them all stands before the first. */
const PARENT = { id: "3d-models", name: "3D Models", parentId: null, position: -1 };
const slugOf = (name: string) => name.toLowerCase().replace("&", "and").replaceAll(" ", "-");

export async function seedCategories(db: Db): Promise<void> {
  const leaves = CATEGORIES.map((name, position) => ({ id: slugOf(name), name, parentId: PARENT.id, position }));
  await db
    .insertInto("categories")
    .values([PARENT, ...leaves])
    .onConflict((c) => c.doNothing())
    .execute();
}

const TYPES: Readonly<Record<string, string>> = {
  glb: "model/gltf-binary",
  usdz: "model/vnd.usdz+zip",
  obj: "application/zip",
  gz: "application/gzip",
};
const typeOf = (format: string): string => TYPES[format] ?? "application/octet-stream";
const PAGE = { width: 1024, height: 768 };

type Product = ReturnType<typeof builtProducts>[number] & { made: ReturnType<typeof builtProduct>; creatorId: string };
const fileId = ({ id }: Product, part: string) => `demo-${id}-${part}`;
const versionId = ({ id }: Product, number: string) => `demo-${id}-v${number}`;

/** The demo's products with all their files. One that is there stays as people left it. */
export async function seedDemoProducts(db: Db, storage: Storage, now: Instant): Promise<void> {
  const creatorOf = new Map(demoShops().map(({ slug, creatorId }) => [slug, creatorId]));
  const demo = builtProducts();
  if (demo.length === 0) return;
  const ids = demo.map(({ id }) => id);
  const known = await db.selectFrom("products").select("id").where("id", "in", ids).execute();
  const products = demo
    .filter(({ id }) => !known.some((product) => product.id === id))
    .map((product) => ({ ...product, made: builtProduct(product.id), creatorId: creatorOf.get(product.shop) ?? "" }))
    // Numbers rise with time, as they would have.
    .sort((one, other) => inOrder(publishedAt(one), publishedAt(other)));
  if (products.length === 0) return;
  const files = await storeDemoFiles(db, storage, products.flatMap(filesOf), now);
  await db.transaction().execute(async (tx) => {
    await record(tx, ...files);
    await tx.insertInto("products").values(products.map(rowOf)).execute();
    await tx.insertInto("productVersions").values(products.flatMap(versionsOf)).execute();
    await tx.insertInto("productFiles").values(products.flatMap(downloadsOf)).execute();
    await tx.insertInto("productPictures").values(products.flatMap(picturesOf)).execute();
    await addFirstPrices(
      tx,
      "product",
      products.map(({ id }) => id),
      "published",
    );
  });
}

const publishedAt = ({ versions }: { versions: { releasedAt: Instant }[] }): Instant => versions[0]?.releasedAt ?? "";
const updatedAt = ({ versions }: { versions: { releasedAt: Instant }[] }): Instant => versions.at(-1)?.releasedAt ?? "";

function filesOf(product: Product): DemoFile[] {
  const { id, creatorId, made } = product;
  const shown = ["card.webp", "cover.webp", "preview.glb.gz", "wire.glb.gz", ...LOOKS.map((look) => `${look}.webp`)].map((file) => {
    const [part = ""] = file.split(".");
    const type = file.endsWith(".webp") ? "image/webp" : typeOf("gz");
    return { id: fileId(product, part), ownerId: creatorId, from: ["products", id, file], name: `${id}-${file}`, type, isPublic: true };
  });
  const [exact] = made.files;
  const sold = made.files.map(({ file, name, format }) => ({
    id: fileId(product, format),
    ownerId: creatorId,
    from: ["products", id, file],
    ...(exact && file !== exact.file && { like: ["products", id, exact.file] }),
    name,
    type: typeOf(format),
    isPublic: false,
  }));
  return [...shown, ...sold];
}

function rowOf(product: Product) {
  const { id, creatorId, category, title, description, tags, priceCents, isFeatured, licences, made } = product;
  const { facts } = made;
  return {
    id,
    creatorId,
    categoryId: category,
    status: "published" as const,
    title,
    description,
    tags,
    priceCents,
    isFeatured,
    aiDisclosure: "generated" as const,
    licenceTypes: licences,
    stageHue: made.stageHue,
    posterFileId: fileId(product, "card"),
    previewFileId: fileId(product, "preview"),
    currentVersionId: versionId(product, product.versions.at(-1)?.number ?? ""),
    triangles: facts.triangles,
    texturePx: Math.max(0, ...facts.textures.map(({ width, height }) => Math.max(width, height))),
    formats: made.files.map(({ format }) => format),
    isRigged: facts.bones > 0,
    isAnimated: facts.animations.length > 0,
    hasMorphs: facts.morphs > 0,
    hasUvOverlap: made.findings.some(({ code }) => code === "uv-overlap"),
    isManifold: facts.isManifold,
    // A GLB keeps triangles only, so it can't be told.
    isQuads: null,
    score: made.score,
    publishedAt: publishedAt(product),
    createdAt: publishedAt(product),
    updatedAt: updatedAt(product),
  };
}

/** The measurement belongs to the newest version; the ones before are remembered by their words. */
function versionsOf(product: Product) {
  const { facts, findings, score, specHash } = product.made;
  return product.versions.map(({ number, releasedAt, changes }, at) => {
    const isCurrent = at === product.versions.length - 1;
    return {
      id: versionId(product, number),
      productId: product.id,
      number,
      changes,
      releasedAt,
      facts: isCurrent ? jsonb(facts) : null,
      findings: jsonb(isCurrent ? findings : []),
      score: isCurrent ? score : null,
      specHash: isCurrent ? specHash : null,
    };
  });
}

function downloadsOf(product: Product) {
  const version = versionId(product, product.versions.at(-1)?.number ?? "");
  return product.made.files.map(({ format }, position) => ({
    versionId: version,
    position,
    fileId: fileId(product, format),
    format,
    facts: null,
  }));
}

function picturesOf(product: Product) {
  const cover = { kind: "cover" as const, alt: product.title };
  const looks = LOOKS.map((look) => ({ kind: look, alt: `${product.title}: ${look}` }));
  const pictures = [cover, ...looks].map(({ kind, alt }) => ({ kind, fileId: fileId(product, kind), ...PAGE, alt }));
  const edges = { kind: "edges" as const, fileId: fileId(product, "wire"), width: 0, height: 0, alt: "" };
  return [...pictures, edges].map((picture) => ({ ...picture, productId: product.id, position: 0 }));
}
