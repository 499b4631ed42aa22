import type { DraftFields } from "@blenda/domain/authoring/model";
import type { Me } from "@blenda/domain/identity/model";
import type { Presented } from "@blenda/forge/present";
import { vi } from "vitest";
import type { Present } from "../../authoring/reading/read-file.ts";
import { startReader } from "../../authoring/reading/reader.ts";
import { record, store } from "../../platform/files/files.ts";
import type { testApp } from "../app.ts";
import { generatedFor } from "../generating.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** A finished upload of a person's, as the protocol leaves it. */
export async function addUpload(app: App, who: Me, name: string, body: string | Buffer = `bytes of ${name}`): Promise<string> {
  const { services, db } = app;
  const id = crypto.randomUUID();
  const file = await store(services, typeof body === "string" ? Buffer.from(body) : body, {
    ownerId: who.id,
    name,
    type: "application/octet-stream",
    maxBytes: 4_000_000,
  });
  const about = { id, userId: who.id, purpose: "deliverable" as const, targetId: null, name, folder: "", type: file.type, fingerprint: id };
  const times = { createdAt: app.now(), updatedAt: app.now(), expiresAt: new Date(Date.parse(app.now()) + 86_400_000 * 400).toISOString() };
  await db
    .insertInto("uploads")
    .values({
      ...about,
      ...times,
      bytes: file.bytes,
      received: file.bytes,
      state: "ready",
      sha256: file.sha256,
      fileId: file.id,
      storageKey: file.storageKey,
    })
    .execute();
  return id;
}

/** What the forge would say of a flawless model; a test changes what it is about. */
export function presentedAs(name: string, changes: (presented: Presented) => void = () => {}): Presented {
  const { inspection } = generatedFor({ resolution: "normal", formats: ["glb"], highPack: false, name: name.replace(/\.\w+$/, "") });
  const picture = Buffer.from(`picture of ${name}`);
  const page = { lit: picture, wireframe: picture, uv: picture, normals: picture, matcap: picture };
  const presented = {
    inspection: { ...inspection, facts: { ...inspection.facts, name }, fingerprints: [] },
    showing: { card: picture, page, cover: picture, stageHue: 20, preview: Buffer.from("preview"), wire: Buffer.from("wire") },
  };
  changes(presented);
  return presented;
}

const fakePresent: Present = async (_, { name }) => presentedAs(name);

/** Reads everything that waits. */
export async function readAll(app: App, present: Present = fakePresent): Promise<void> {
  const reader = startReader(app.services, { lookMs: 10, present });
  await vi.waitFor(
    async () => {
      const left = await app.db.selectFrom("draftFiles").select("id").where("state", "in", ["waiting", "reading"]).execute();
      if (left.length > 0) throw new Error(`${left.length} files are not read yet`);
    },
    { timeout: 10_000, interval: 10 },
  );
  await reader.stop();
}

export const WORDS: Partial<DraftFields> = {
  title: "Brass automaton",
  description: "A small machine of brass. ".repeat(8).trim(),
  categoryId: "chairs",
  tags: ["robot"],
  priceCents: 2_200,
  licences: [
    { type: "personal", priceCents: null },
    { type: "commercial", priceCents: null },
  ],
  aiDisclosure: "none",
  hasRights: true,
};

/** An image of the creator's own, as the upload leaves it. */
export async function addOwnPicture(app: App, who: Me, draftId: string, width = 1_600, body = "own"): Promise<void> {
  const { services, db } = app;
  const about = { ownerId: who.id, name: "own.webp", type: "image/webp", maxBytes: 1_000 };
  const [file, card] = [await store(services, Buffer.from(body), about), await store(services, Buffer.from(`card of ${body}`), about)];
  await services.transaction((tx) => record(tx, file, card));
  const { count } = await db
    .selectFrom("draftPictures")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("draftId", "=", draftId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("draftPictures")
    .values({ id: crypto.randomUUID(), draftId, position: count, kind: "own", fileId: file.id, cardFileId: card.id, width, height: 1_200 })
    .execute();
}

/** A draft that lacks nothing. */
export async function addCompleteDraft(app: App, who: Me, fields: Partial<DraftFields> = {}, fileName = "automaton.glb"): Promise<string> {
  const calls = app.as(who).authoring;
  const { id, mark } = await calls.createDraft({ key: crypto.randomUUID() });
  await calls.saveDraft({ id, mark, fields: { ...WORDS, ...fields } });
  await calls.addFile({ id, uploadId: await addUpload(app, who, fileName, `${fileName} of ${id}`) });
  await addOwnPicture(app, who, id);
  await readAll(app);
  for (const kind of ["wireframe", "matcap"] as const) await calls.choosePicture({ id, kind });
  return id;
}

/** The same, handed in and before reviewers. */
export async function addSubmission(app: App, who: Me, fields: Partial<DraftFields> = {}): Promise<string> {
  const id = await addCompleteDraft(app, who, fields);
  const { mark } = await app.as(who).authoring.draft({ id });
  await app.as(who).authoring.submit({ id, mark });
  return id;
}
