import { UPLOADS } from "@blenda/domain/uploads/constants";
import type { OpenUpload } from "@blenda/domain/uploads/model";
import { uploadTexts } from "@blenda/domain/uploads/texts";
import { afterEach, beforeEach, vi } from "vitest";
import { api, queryClient } from "../../lib/calls/api.ts";
import { makeFakeTus } from "../../testing/fake-tus.ts";
import { ANA, expect, openPart, page, test } from "../../testing/screen.tsx";
import { DropZone } from "../parts/drop-zone.tsx";
import { UploadRow } from "../parts/upload-row.tsx";
import { useResumableUploads } from "./use-resumable-uploads.ts";

const CREATOR = { ...ANA, isCreator: true };
const BYTES = UPLOADS.PIECE_BYTES + 1_000;
let tus = makeFakeTus();
beforeEach(() => {
  tus = makeFakeTus();
  vi.stubGlobal("XMLHttpRequest", tus.FakeRequest);
});
afterEach(() => void vi.unstubAllGlobals());

/** Each test has a target of its own: what one page still sends is not the next one's. */
let targets = 0;
beforeEach(() => void (targets += 1));

const modelFile = (name: string, bytes = BYTES) => new File([new Uint8Array(bytes)], name, { lastModified: 7 });
const known = (more: Partial<OpenUpload>): OpenUpload => ({
  id: "upload-1",
  purpose: "deliverable",
  targetId: `draft-${targets}`,
  name: "lamp.glb",
  folder: "",
  bytes: BYTES,
  received: 0,
  state: "receiving",
  refusal: null,
  fingerprint: `${BYTES} 7 lamp.glb`,
  fileId: "file-lamp",
  updatedAt: "2026-11-16T10:00:00.000Z",
  expiresAt: "2026-11-23T10:00:00.000Z",
  ...more,
});

function Uploads({ targetId, onReady }: { targetId: string; onReady: (id: string) => void }) {
  const { rows, add, pause, resume, cancel, choose } = useResumableUploads({ purpose: "deliverable", targetId, onReady });
  return (
    <>
      {rows.map((row) => (
        <UploadRow
          key={row.key}
          upload={row}
          onPause={() => pause(row.key)}
          onResume={() => resume(row.key)}
          onCancel={() => cancel(row.key)}
          onChoose={(file) => choose(row.key, file)}
        />
      ))}
      <DropZone title="Drop files" hint="up to 5 GB each" endings={["glb"]} onDrop={add} />
    </>
  );
}

function pick(label: string, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  const input = page.getByLabelText(label, { exact: true }).element();
  if (input instanceof HTMLInputElement) input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The page's senders outlive a screen, so each test has a target of its own. */
async function show(onReady: (id: string) => void = () => {}): Promise<string> {
  const targetId = `draft-${targets}`;
  await openPart(<Uploads targetId={targetId} onReady={onReady} />, CREATOR);
  await expect.element(page.getByRole("button", { name: "Choose files" })).toBeVisible();
  return targetId;
}
const learn = () => queryClient.invalidateQueries({ queryKey: api.uploads.open.key() });

test("a file is announced and sent in pieces, checked, and handed over once when it is ready", async ({ server }) => {
  let open: OpenUpload[] = [];
  server.answer("uploads.open", () => open);
  const onReady = vi.fn();
  const targetId = await show(onReady);
  pick("Drop files", modelFile("lamp.glb"));
  await expect.poll(() => tus.requests).toEqual(["POST", "PATCH 0", `PATCH ${UPLOADS.PIECE_BYTES}`]);
  open = [known({ state: "checking", received: BYTES })];
  await learn();
  await expect.element(page.getByText("Checking the file")).toBeVisible();
  expect(tus.kept.get("upload-1")?.metadata).toEqual({
    purpose: "deliverable",
    targetId,
    folder: "",
    filename: "lamp.glb",
    fingerprint: `${BYTES} 7 lamp.glb`,
  });
  open = [known({ state: "ready", received: BYTES })];
  await learn();
  await expect.poll(() => onReady.mock.calls).toEqual([["upload-1", { targetId, name: "lamp.glb", folder: "", bytes: BYTES }]]);
  open = [];
  await learn();
  await expect.poll(() => page.getByText("lamp.glb").elements()).toEqual([]);
  expect(onReady).toHaveBeenCalledOnce();
});

test("after a reload the same file goes on where it stopped; another one does not", async ({ server }) => {
  server.answer("uploads.open", [known({ received: UPLOADS.PIECE_BYTES })]);
  tus.kept.set("upload-1", { bytes: BYTES, offset: UPLOADS.PIECE_BYTES, metadata: {} });
  await show();
  await expect.element(page.getByText("Choose the file again to go on at 99%")).toBeVisible();
  pick("The file lamp.glb", modelFile("lamp.glb", BYTES - 1));
  await expect.element(page.getByText(uploadTexts.otherFile)).toBeVisible();
  expect(tus.requests).toEqual([]);
  pick("The file lamp.glb", modelFile("lamp.glb"));
  await expect.poll(() => tus.requests).toEqual(["HEAD", `PATCH ${UPLOADS.PIECE_BYTES}`]);
});

test("the same file dropped again is recognised by itself", async ({ server }) => {
  server.answer("uploads.open", [known({ received: UPLOADS.PIECE_BYTES })]);
  tus.kept.set("upload-1", { bytes: BYTES, offset: UPLOADS.PIECE_BYTES, metadata: {} });
  await show();
  await expect.element(page.getByText("Choose the file again to go on at 99%")).toBeVisible();
  pick("Drop files", modelFile("lamp.glb"));
  await expect.poll(() => tus.requests).toEqual(["HEAD", `PATCH ${UPLOADS.PIECE_BYTES}`]);
});

test("what the server refuses is said in its words; what it would refuse is not even announced", async ({ server }) => {
  server.answer("uploads.open", []);
  await show();
  tus.refuse(413, "Your storage is full. Delete files you no longer need.");
  pick("Drop files", modelFile("lamp.glb"));
  await expect.element(page.getByText("Your storage is full. Delete files you no longer need.")).toBeVisible();
  pick("Drop files", modelFile("setup.exe"));
  await expect.element(page.getByText(uploadTexts.endings.deliverable)).toBeVisible();
  expect(tus.requests).toEqual(["POST"]);
});

test("whoever was logged out in between is told so and resumes", async ({ server }) => {
  server.answer("uploads.open", []);
  await show();
  tus.refuse(401, "User not authenticated");
  pick("Drop files", modelFile("lamp.glb"));
  await expect.element(page.getByText(uploadTexts.signedOut)).toBeVisible();
  await page.getByRole("button", { name: "Resume lamp.glb" }).click();
  await expect.poll(() => tus.kept.get("upload-1")?.offset).toBe(BYTES);
});

test("a cancelled upload is gone right away, here and at the server", async ({ server }) => {
  server.answer("uploads.open", [known({ received: 10 })]);
  server.answer("uploads.abandon", ({ id }) => ({ id }));
  await show();
  await page.getByRole("button", { name: "Cancel lamp.glb" }).click();
  await expect.poll(() => page.getByText("lamp.glb").elements()).toEqual([]);
  expect(server.sent("uploads.abandon")).toEqual([{ id: "upload-1" }]);
});
