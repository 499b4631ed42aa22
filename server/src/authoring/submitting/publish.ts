import { hash } from "node:crypto";
import type { Listing } from "@blenda/domain/authoring/changes";
import { versionReleased } from "@blenda/domain/authoring/events";
import { LOOKS } from "@blenda/domain/catalogue/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { change, type NewVersion, type ProductLook, type ProductPicture, type ProductWords, publish } from "../../catalogue/port.ts";
import { addPrint } from "../../copies/port.ts";
import { compareWithSeen } from "../../drafts/looks.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { hasOtherFiles, liveListing, productChangesOf, type WholeDraft } from "../draft-state.ts";
import { type FileRow, renderOf } from "../files-repository.ts";

const FIRST_VERSION = "1.0";

/** New files are a new version, and owners of an older one are told; what was released stays as it is. */
export async function publishProductDraft(tx: Tx, whole: WholeDraft, at: Instant): Promise<(() => Promise<void>) | null> {
  const { id, creatorId } = whole.row;
  const version = whole.live && !hasOtherFiles(whole) ? null : versionOf(whole);
  const versionId = await publish(tx, { id, creatorId, words: wordsOf(whole), look: lookOf(whole), version, at });
  for (const { fileId, sha256, prints } of whole.files) await addPrint(tx, { productId: id, fileId, sha256, prints, at });
  if (!whole.live || !version) return null;
  return () => emit(tx, versionReleased({ productId: id, versionId }));
}

/** Changes that need no review are live now. Images made from files our team has not seen yet wait with them. */
export async function changeProductAtOnce(tx: Tx, whole: WholeDraft, at: Instant): Promise<void> {
  const { row, live } = whole;
  if (!live || row.priceCents === null) return;
  const { id, creatorId, description, descriptionRich, tags, priceCents, licencePrices } = row;
  const look = hasOtherFiles(whole) ? null : lookOf(whole);
  const isChanged = productChangesOf(whole).some(({ field, needsReview }) => !needsReview && (field !== "pictures" || look !== null));
  if (!isChanged) return;
  await change(tx, id, { description, descriptionRich, tags, priceCents, licencePrices, look }, at);
  const before = liveListing(live);
  const now = { ...before, words: description, tags, pictures: look ? whole.pictures.map(({ fileId }) => fileId) : before.pictures };
  await compareWithSeen(tx, { itemType: "product", itemId: id, creatorId, at }, { before, now, isApproved: false });
}

export function productListings(whole: WholeDraft): { before: Listing | null; now: Listing } {
  const { title, description, tags } = wordsOf(whole);
  return {
    before: whole.live && liveListing(whole.live),
    now: { title, words: description, tags, pictures: whole.pictures.map(({ fileId }) => fileId) },
  };
}

/** What goes live at once is on sale already, and may have changed since: a revision leaves it as it is there. */
function wordsOf({ row, live }: WholeDraft): ProductWords {
  const { title, licenceTypes, categoryId, aiDisclosure } = row;
  const { description, descriptionRich, tags, licencePrices, priceCents } = live ?? row;
  if (categoryId === null || priceCents === null || aiDisclosure === null) throw new Error(`draft ${row.id} is not complete`);
  return { title, description, descriptionRich, tags, licenceTypes, licencePrices, categoryId, priceCents, aiDisclosure };
}

/** The cover and its small copy, the other images, and the looks of the exact file the viewer shows. */
function lookOf({ row, pictures, viewer }: WholeDraft): ProductLook {
  const [cover, ...others] = pictures;
  const named = (alt: string) => alt || row.title;
  const gallery: ProductPicture[] = others.map(({ fileId, width, height, alt }, position) => ({
    ...{ kind: "gallery" as const, position, fileId, width, height, alt: named(alt) },
  }));
  const looks = (["lit", ...LOOKS] as const).flatMap((look): ProductPicture[] => {
    const render = renderOf(viewer, look);
    return render
      ? [{ kind: look, position: 0, fileId: render.fileId, width: render.width, height: render.height, alt: `${row.title}: ${look}` }]
      : [];
  });
  const edges = renderOf(viewer, "edges");
  return {
    posterFileId: cover?.cardFileId ?? renderOf(viewer, "card")?.fileId ?? null,
    previewFileId: renderOf(viewer, "preview")?.fileId ?? null,
    stageHue: viewer?.stageHue ?? null,
    pictures: [
      ...(cover
        ? [{ kind: "cover" as const, position: 0, fileId: cover.fileId, width: cover.width, height: cover.height, alt: named(cover.alt) }]
        : []),
      ...gallery,
      ...looks,
      ...(edges ? [{ kind: "edges" as const, position: 0, fileId: edges.fileId, width: 0, height: 0, alt: "" }] : []),
    ],
  };
}

function versionOf({ row, files, viewer, live }: WholeDraft): NewVersion {
  const number = (live ? row.versionNumber : null) ?? FIRST_VERSION;
  const worst = new Map(files.flatMap(({ findings }) => findings).map((finding) => [`${finding.code}${finding.message}`, finding]));
  return {
    number,
    changes: row.changes,
    facts: viewer?.facts ?? null,
    findings: [...(viewer?.findings ?? worst.values())],
    score: viewer?.score ?? null,
    specHash: specHashOf(files),
    files: files.map(({ fileId, format }) => ({ fileId, format })),
  };
}

/** Of one file its own; of several, of all of them: another file, or another measure of one, is another product. */
function specHashOf(files: readonly FileRow[]): string | null {
  const hashes = files.map(({ specHash, sha256 }) => specHash ?? sha256).sort();
  return hashes.length === 1 ? (hashes[0] ?? null) : hash("sha256", JSON.stringify(hashes), "hex");
}
