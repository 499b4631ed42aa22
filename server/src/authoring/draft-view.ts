import { versionDiff } from "@blenda/domain/authoring/changes";
import type { PictureKind } from "@blenda/domain/authoring/constants";
import type { Draft, DraftFile, LiveCounterpart, OfferedPicture } from "@blenda/domain/authoring/model";
import { suggestedTags } from "@blenda/domain/authoring/rules";
import { LOOKS } from "@blenda/domain/catalogue/constants";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { LiveRow } from "../catalogue/port.ts";
import type { SharedView } from "../drafts/kind.ts";
import { remarksOnDraft, remarkView } from "../drafts/remarks.ts";
import type { Db } from "../platform/database/db.ts";
import {
  hasOtherFiles,
  isNew,
  isProductField,
  livePictures,
  liveProductFields,
  productChangesOf,
  productFieldsOf,
  productPointsOf,
  productPrintOf,
  type WholeDraft,
  wholeDraft,
} from "./draft-state.ts";
import { type FileRow, renderOf } from "./files-repository.ts";
import { placesOf } from "./reading/queue-repository.ts";
import type { ProductDraftRow } from "./repository.ts";

const urlOf = (fileId: string): string => fileUrl(fileId) ?? "";

export type OwnProductView = Omit<Draft, keyof SharedView>;

/** What the editor shows of a product, beside what it shows of every draft. */
export async function productView(db: Db, row: ProductDraftRow, now: Instant): Promise<OwnProductView> {
  const whole = await wholeDraft(db, row);
  const { files, pictures, viewer, live } = whole;
  const [remarks, places] = await Promise.all([
    remarksOnDraft(db, "product", row.id),
    files.some(({ state }) => state === "waiting") ? placesOf(db, row.id, now) : new Map<string, number>(),
  ]);
  const cover = pictures[0];
  return {
    fields: productFieldsOf(row),
    generatedFrom: row.generatedFrom,
    files: files.map((file) => ({
      ...fileView(file, viewer),
      isDelayed: file.state === "waiting" && file.retryAt !== null && file.retryAt > now,
      place: places.get(file.id) ?? null,
      isNew: isNew(whole, file.sha256),
    })),
    pictures: pictures.map(({ id, kind, fileId, width, height, alt }) => ({ id, kind, url: urlOf(fileId), width, height, alt })),
    offered: offeredOf(whole),
    facts: viewer?.facts ?? null,
    score: viewer?.score ?? null,
    stageHue: viewer?.stageHue ?? null,
    posterUrl: fileUrl(cover?.cardFileId ?? renderOf(viewer, "card")?.fileId ?? null),
    previewUrl: fileUrl(renderOf(viewer, "preview")?.fileId ?? null),
    wireUrl: fileUrl(renderOf(viewer, "edges")?.fileId ?? null),
    suggestedTags: suggestedTags(viewer?.facts ?? null, row.tags),
    remarks: remarks.flatMap(({ field, ...remark }) =>
      isProductField(field) ? [{ ...remarkView(remark, productPrintOf(whole, field)), field }] : [],
    ),
    open: productPointsOf(whole, now),
    live: live && liveView(live),
    changes: productChangesOf(whole),
    diff:
      live && hasOtherFiles(whole) ? versionDiff({ facts: live.facts, files: live.files }, { facts: viewer?.facts ?? null, files }) : null,
  };
}

function fileView(file: FileRow, viewer: FileRow | null): Omit<DraftFile, "isDelayed" | "place" | "isNew"> {
  const { id, name, bytes, sha256, format, fileId, state, step, percent, facts, findings, score, canBeViewer } = file;
  const factCount = facts ? Object.values(facts).filter((fact) => fact !== null).length + facts.textures.length : 0;
  const about = { id, name, bytes, sha256, format, url: urlOf(fileId), state, step, percent, factCount, facts, findings, score };
  return { ...about, isViewer: viewer?.id === id, canBeViewer };
}

const RENDERED = ["lit", ...LOOKS] as const satisfies readonly PictureKind[];

function offeredOf({ viewer, pictures }: WholeDraft): OfferedPicture[] {
  return RENDERED.flatMap((kind) => {
    const render = renderOf(viewer, kind);
    if (!render || pictures.some((picture) => picture.kind === kind)) return [];
    return { kind, url: urlOf(render.fileId), width: render.width, height: render.height };
  });
}

const liveView = (sold: LiveRow) => ({
  status: sold.status,
  title: sold.title,
  priceCents: sold.priceCents,
  version: sold.version,
  publishedAt: sold.publishedAt,
  sales: sold.salesCount,
});

/** What is on sale, as a reviewer compares it. */
export function liveProductBeside(sold: LiveRow): LiveCounterpart {
  const looks = LOOKS.flatMap((look) => {
    const picture = sold.pictures.find(({ kind }) => kind === look);
    return picture ? [[look, urlOf(picture.fileId)] as const] : [];
  });
  return {
    ...liveView(sold),
    fields: liveProductFields(sold),
    files: sold.files.map(({ name, format, bytes, sha256 }) => ({ name, format, bytes, sha256 })),
    pictures: livePictures(sold).map(({ fileId, width, height, alt }) => ({ url: urlOf(fileId), width, height, alt })),
    looks: Object.fromEntries(looks),
    facts: sold.facts,
    score: sold.score,
    stageHue: sold.stageHue,
    posterUrl: fileUrl(sold.posterFileId),
    previewUrl: fileUrl(sold.previewFileId),
    wireUrl: fileUrl(sold.pictures.find(({ kind }) => kind === "edges")?.fileId ?? null),
  };
}
