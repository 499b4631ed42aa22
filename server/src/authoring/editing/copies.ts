import type { PictureKind } from "@blenda/domain/authoring/constants";
import { nextVersion } from "@blenda/domain/authoring/rules";
import { LOOKS } from "@blenda/domain/catalogue/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { LiveRow } from "../../catalogue/port.ts";
import { copyTitle } from "../../drafts/columns.ts";
import type { DraftCopy } from "../../drafts/kind.ts";
import type { Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import { livePictures } from "../draft-state.ts";
import { filesOf, picturesOf } from "../files-repository.ts";
import { addProductDraft, type ProductDraftRow } from "../repository.ts";
import type { RenderKind } from "../tables.ts";

/** Files are there already: nothing is queued. */
type CopyingProduct = Omit<DraftCopy, "jobs">;

/** What is on sale as a draft: a working copy of it, or something new that begins like it. It shares the files that are there. */
export async function copyLiveProduct(tx: Tx, sold: LiveRow, { id, newId, at }: CopyingProduct): Promise<ProductDraftRow> {
  const isRevision = id === sold.id;
  const draft = await addProductDraft(tx, {
    id,
    creatorId: sold.creatorId,
    status: "draft",
    title: isRevision ? sold.title : copyTitle(sold.title),
    description: sold.description,
    descriptionRich: sold.descriptionRich && jsonb(sold.descriptionRich),
    categoryId: sold.categoryId,
    tags: sold.tags,
    priceCents: sold.priceCents,
    licenceTypes: sold.licenceTypes,
    licencePrices: jsonb(sold.licencePrices),
    aiDisclosure: sold.aiDisclosure,
    ...(isRevision && {
      baseVersionId: sold.currentVersionId,
      versionNumber: nextVersion(sold.version ?? "1.0"),
    }),
    createdAt: at,
    updatedAt: at,
  });
  await addFiles(tx, draft.id, sold, newId, at);
  await addPictures(tx, draft.id, sold, newId);
  return draft;
}

/** The files of a released version were read when they came: what was measured comes along, and nothing is read twice. */
async function addFiles(tx: Tx, draftId: string, sold: LiveRow, newId: () => string, at: Instant): Promise<void> {
  if (sold.files.length === 0) return;
  const measured = sold.files.findIndex(({ name }) => name === sold.facts?.measuredFrom);
  const viewer = Math.max(0, measured);
  const rows = sold.files.map(({ fileId, format }, position) => ({
    ...{ id: newId(), draftId, position, fileId, format, state: "read" as const, percent: 100, createdAt: at },
    ...(position === viewer && {
      facts: sold.facts && jsonb(sold.facts),
      findings: jsonb(sold.findings ?? []),
      score: sold.score,
      specHash: sold.specHash,
      stageHue: sold.stageHue,
      isChosen: true,
    }),
  }));
  await tx.insertInto("draftFiles").values(rows).execute();
  const draftFileId = rows[viewer]?.id;
  if (!draftFileId) return;
  const renders = rendersOf(sold).map((render) => ({ ...render, draftFileId }));
  if (renders.length > 0) await tx.insertInto("draftRenders").values(renders).execute();
}

const CARD = { width: 512, height: 384 };

function rendersOf(sold: LiveRow): { kind: RenderKind; fileId: string; width: number; height: number }[] {
  const of = (kind: string) => sold.pictures.find((picture) => picture.kind === kind);
  const shown = [["lit", of("lit") ?? of("cover")] as const, ...[...LOOKS, "edges" as const].map((kind) => [kind, of(kind)] as const)];
  return [
    ...shown.flatMap(([kind, picture]) =>
      picture ? [{ kind, fileId: picture.fileId, width: picture.width, height: picture.height }] : [],
    ),
    ...(sold.posterFileId ? [{ kind: "card" as const, fileId: sold.posterFileId, ...CARD }] : []),
    ...(sold.previewFileId ? [{ kind: "preview" as const, fileId: sold.previewFileId, width: 0, height: 0 }] : []),
  ];
}

async function addPictures(tx: Tx, draftId: string, sold: LiveRow, newId: () => string): Promise<void> {
  const rendered = new Map(rendersOf(sold).map(({ kind, fileId }) => [fileId, kind]));
  const taken = new Set<string>();
  const rows = livePictures(sold).map(({ fileId, width, height, alt }, position) => {
    const render = rendered.get(fileId);
    const isRendered = render !== undefined && isPictureKind(render) && !taken.has(render);
    if (render) taken.add(render);
    const kind: PictureKind = isRendered && isPictureKind(render) ? render : "own";
    const cardFileId = kind === "own" ? (position === 0 ? (sold.posterFileId ?? fileId) : fileId) : null;
    return { id: newId(), draftId, position, kind, fileId, cardFileId, width, height, alt };
  });
  if (rows.length > 0) await tx.insertInto("draftPictures").values(rows).execute();
}

const isPictureKind = (kind: RenderKind): kind is Exclude<PictureKind, "own"> => kind === "lit" || LOOKS.some((look) => look === kind);

/** A draft that begins like another one. What was declared and scheduled is declared and scheduled anew. */
export async function copyProductDraft(tx: Tx, from: ProductDraftRow, { id, newId, at }: CopyingProduct): Promise<ProductDraftRow> {
  const { title, description, descriptionRich, categoryId, tags, priceCents, licenceTypes, licencePrices, aiDisclosure, generatedFrom } =
    from;
  const words = { description, categoryId, tags, priceCents, licenceTypes, aiDisclosure, generatedFrom };
  const draft = await addProductDraft(tx, {
    ...{ ...words, id, creatorId: from.creatorId, status: "draft", title: copyTitle(title) },
    descriptionRich: descriptionRich && jsonb(descriptionRich),
    licencePrices: jsonb(licencePrices),
    createdAt: at,
    updatedAt: at,
  });
  const files = await filesOf(tx, from.id);
  for (const { renders, name: _n, bytes: _b, sha256: _s, storageKey: _k, canBeViewer: _c, number: _o, ...file } of files) {
    const draftFileId = newId();
    const isDone = file.state === "read" || file.state === "blocked";
    await tx
      .insertInto("draftFiles")
      .values({
        ...{ ...file, id: draftFileId, draftId: id, createdAt: at, worker: null, leaseUntil: null, starts: 0, stalls: 0, retryAt: null },
        ...(isDone ? {} : { state: "waiting" as const, step: null, percent: 0 }),
        facts: file.facts && jsonb(file.facts),
        findings: jsonb(file.findings),
      })
      .execute();
    const copies = [...renders.values()].map((render) => ({ ...render, draftFileId }));
    if (copies.length > 0) await tx.insertInto("draftRenders").values(copies).execute();
  }
  const pictures = (await picturesOf(tx, from.id)).map((picture) => ({ ...picture, id: newId(), draftId: id }));
  if (pictures.length > 0) await tx.insertInto("draftPictures").values(pictures).execute();
  return draft;
}
