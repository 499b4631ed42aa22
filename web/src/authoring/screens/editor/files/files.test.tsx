import type { Draft, DraftFile } from "@blenda/domain/authoring/model";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import type { OpenUpload } from "@blenda/domain/uploads/model";
import { afterEach, beforeEach, vi } from "vitest";
// Loaded with the file: the first test would wait for all of it.
import "../../../../ui/rich-text-editor/editor.tsx";
import { api, queryClient } from "../../../../lib/calls/api.ts";
import { CREATOR, DRAFT, GLB, READY } from "../../../../testing/draft.ts";
import { makeFakeTus } from "../../../../testing/fake-tus.ts";
import { expect, type FakeServer, openScreen, page, test } from "../../../../testing/screen.tsx";
import "../edit-product.tsx";

beforeEach(() => void vi.stubGlobal("XMLHttpRequest", makeFakeTus().FakeRequest));
afterEach(() => void vi.unstubAllGlobals());

let opened = 0;
let open: OpenUpload[] = [];
beforeEach(() => {
  opened += 1;
  open = [];
});

async function openEditor(server: FakeServer, files: DraftFile[], sample: Draft = DRAFT): Promise<Draft> {
  const draft = { ...sample, id: `files-${opened}`, files };
  server.answer("authoring.draft", draft);
  server.answer("catalogue.categories", [{ id: "props", name: "Props", parentId: null }]);
  server.refuse("shops.shop", "SHOPS_NOT_FOUND");
  server.answer("uploads.open", () => open);
  await openScreen(`/dashboard/products/${draft.id}/edit`, CREATOR);
  await expect.element(page.getByRole("heading", { name: draft.fields.title, level: 1 })).toBeVisible();
  return draft;
}

const uploadOf = (name: string, more: Partial<OpenUpload>): OpenUpload => ({
  ...{ id: `up ${name}`, purpose: "deliverable", targetId: `files-${opened}`, name, folder: "", bytes: 3, received: 3 },
  ...{ state: "ready", refusal: null, fingerprint: `3 7 ${name}`, fileId: `file ${name}` },
  ...{ updatedAt: "2026-11-16T10:00:00.000Z", expiresAt: "2026-11-23T10:00:00.000Z" },
  ...more,
});

const dropped = (name: string): File => new File(["new"], name, { lastModified: 7 });

function pick(label: string, ...files: File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const input = page.getByLabelText(label, { exact: true }).element();
  if (input instanceof HTMLInputElement) input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
const arrive = async (...uploads: OpenUpload[]) => {
  open = uploads;
  await queryClient.invalidateQueries({ queryKey: api.uploads.open.key() });
};
const menuOf = (name: string) => page.getByRole("button", { name: `More about ${name}` });
const text = () => document.body.innerText;

test("a file that waits says its place in line", async ({ server }) => {
  const waiting = { ...GLB, state: "waiting", isViewer: false, factCount: 0 } as const;
  await openEditor(server, [
    { ...waiting, place: 1 },
    { ...waiting, id: "f2", name: "lamp.fbx", url: "/files/f2", place: 3 },
  ]);
  await expect.element(page.getByText("Waiting to be read, next in line")).toBeVisible();
  await expect.element(page.getByText("Waiting to be read, 3rd in line")).toBeVisible();
});

test("a file our reader was too busy for says so without alarm, and is read again at once by its menu", async ({ server }) => {
  const late: DraftFile = { ...GLB, state: "waiting", isDelayed: true, isViewer: false };
  const draft = await openEditor(server, [late]);
  server.answer("authoring.readAgain", { ...draft, files: [{ ...late, isDelayed: false, place: 1 }] });
  await expect.element(page.getByText(authoringTexts.readerBusy)).toBeVisible();
  expect(page.getByText("Can't be sold").elements()).toEqual([]);
  await menuOf(GLB.name).click();
  await page.getByRole("menuitem", { name: "Read again" }).click();
  await expect.element(page.getByText("Waiting to be read, next in line")).toBeVisible();
  expect(server.sent("authoring.readAgain")).toEqual([{ id: draft.id, fileId: GLB.id }]);
});

test("a file of the same name asks whether it replaces the one that is here", async ({ server }) => {
  const draft = await openEditor(server, [GLB]);
  server.answer("authoring.replaceFile", { ...draft, files: [{ ...GLB, id: "f9", url: `/files/file ${GLB.name}`, state: "waiting" }] });
  pick("Drop more files", dropped(GLB.name));
  await expect.element(page.getByRole("dialog", { name: `Replace ${GLB.name}?` })).toBeVisible();
  await page.getByRole("button", { name: "Replace", exact: true }).click();
  await arrive(uploadOf(GLB.name, {}));
  await expect.poll(() => server.sent("authoring.replaceFile")).toEqual([{ id: draft.id, fileId: GLB.id, uploadId: `up ${GLB.name}` }]);
  expect(server.sent("authoring.addFile")).toEqual([]);
});

test("kept both, it is added beside the other; a file of another name asks nothing", async ({ server }) => {
  const draft = await openEditor(server, [GLB]);
  server.answer("authoring.addFile", draft);
  pick("Drop more files", dropped(GLB.name), dropped("other.glb"));
  await page.getByRole("button", { name: "Keep both" }).click();
  await arrive(uploadOf(GLB.name, {}), uploadOf("other.glb", {}));
  await expect.poll(() => server.sent("authoring.addFile").length).toBe(2);
  expect(server.sent("authoring.replaceFile")).toEqual([]);
});

test("one row from the first byte to the facts: what became a file is not shown as an upload too", async ({ server }) => {
  open = [uploadOf("lamp.glb", { state: "checking" })];
  const draft = await openEditor(server, []);
  await expect.poll(text).toContain("0 of 1 read");
  const lamp: DraftFile = { ...GLB, id: "f2", name: "lamp.glb", url: "/files/file lamp.glb", state: "waiting", place: 1 };
  server.answer("authoring.draft", { ...draft, files: [lamp] });
  server.answer("authoring.addFile", { ...draft, files: [lamp] });
  // The list of uploads still has it when the draft does already.
  await arrive(uploadOf("lamp.glb", {}));
  await expect.element(page.getByText("Waiting to be read, next in line")).toBeVisible();
  expect(page.getByText("lamp.glb", { exact: true }).elements()).toHaveLength(1);
  expect(text()).toContain("0 of 1 read");
});

test("files we didn't take are a note that goes with one press, and keep nothing from being submitted", async ({ server }) => {
  open = ["setup.exe", "virus.exe"].map((name) => uploadOf(name, { state: "refused", refusal: "program" }));
  await openEditor(server, [GLB], READY);
  server.answer("uploads.abandon", { id: "up" });
  await expect.element(page.getByText("2 files weren't taken")).toBeVisible();
  expect(page.getByRole("list", { name: "What is still open" }).element().textContent).not.toContain("setup.exe");
  expect(text()).toContain("1 of 1 read");
  await page.getByRole("button", { name: "Dismiss all" }).click();
  await expect.poll(text).not.toContain("setup.exe");
  expect(server.sent("uploads.abandon")).toHaveLength(2);
});
