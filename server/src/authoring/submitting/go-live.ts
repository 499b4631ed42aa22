import { hash } from "node:crypto";
import { versionReleased } from "@blenda/domain/authoring/events";
import { LOOKS } from "@blenda/domain/catalogue/constants";
import { type NewVersion, type ProductLook, type ProductPicture, type ProductWords, publish } from "../../catalogue/port.ts";
import { addPrint } from "../../copies/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { tellDecision } from "../core/decide.ts";
import type { Publishing } from "../core/kind.ts";
import { compareWithSeen } from "../core/looks.ts";
import { decideSubmission } from "../core/submissions.ts";
import { hasOtherFiles, liveListing, type WholeDraft } from "../draft-state.ts";
import { dropDraft, type FileRow, renderOf } from "../files-repository.ts";
import { openSubmission, recordStep } from "../repository.ts";

const FIRST_VERSION = "1.0";

/** Puts a draft the transaction holds on sale, ends it, and tells. New files are a new version; what was released stays as it is. */
export async function goLive(tx: Tx, whole: WholeDraft, { by, at }: Publishing): Promise<void> {
  const { row, live } = whole;
  const { id, creatorId } = row;
  const version = live && !hasOtherFiles(whole) ? null : versionOf(whole);
  const versionId = await publish(tx, { id, creatorId, words: wordsOf(whole), look: lookOf(whole), version, at });
  for (const { fileId, sha256, prints } of whole.files) await addPrint(tx, { productId: id, fileId, sha256, prints, at });
  await recordStep(tx, row, "published", by, "", at);
  const submission = await openSubmission(tx, id);
  if (submission) {
    await decideSubmission(tx, submission.id, { outcome: "approved", by, at });
    await tellDecision(tx, { itemType: "product" }, row, submission, {
      outcome: "approved",
      remarks: 0,
      reason: { code: null, text: "" },
      at,
    });
  }
  if (live && version) await emit(tx, versionReleased({ productId: id, versionId }));
  await noteListing(tx, whole, { by, at });
  await dropDraft(tx, id, at);
}

/** What a reviewer approved, now or before its date, is seen; what a rule let through is compared with what one saw last. */
async function noteListing(tx: Tx, whole: WholeDraft, { by, at }: Publishing): Promise<void> {
  const { row, live, pictures } = whole;
  const { title, description, tags } = wordsOf(whole);
  await compareWithSeen(
    tx,
    { itemType: "product", itemId: row.id, creatorId: row.creatorId, at },
    {
      before: live && liveListing(live),
      now: { title, words: description, tags, pictures: pictures.map(({ fileId }) => fileId) },
      isApproved: by !== null || row.status === "approved",
    },
  );
}

/** What goes live at once is on sale already, and may have changed since: a revision leaves it as it is there. */
function wordsOf({ row, live }: WholeDraft): ProductWords {
  const { title, licenceTypes, categoryId, aiDisclosure } = row;
  const { description, descriptionRich, tags, licencePrices, priceCents } = live ?? row;
  if (categoryId === null || priceCents === null || aiDisclosure === null) throw new Error(`draft ${row.id} is not complete`);
  return { title, description, descriptionRich, tags, licenceTypes, licencePrices, categoryId, priceCents, aiDisclosure };
}

/** The cover and its small copy, the other images, and the looks of the exact file the viewer shows. */
export function lookOf({ row, pictures, viewer }: WholeDraft): ProductLook {
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
