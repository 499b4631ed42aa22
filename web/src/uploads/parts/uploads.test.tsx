import { uploadTexts } from "@blenda/domain/uploads/texts";
import { vi } from "vitest";
import { expect, openPart, page, test } from "../../testing/screen.tsx";
import type { DroppedFile, UploadItem } from "../data/upload-item.ts";
import { DropZone } from "./drop-zone.tsx";
import { durationOf } from "./upload-line.ts";
import { UploadRow } from "./upload-row.tsx";

const ITEM: UploadItem = {
  key: "k",
  targetId: "draft",
  fileId: null,
  isSilent: false,
  id: "u",
  name: "textures_4k.zip",
  folder: "automaton",
  bytes: 146_000_000,
  stored: 92_000_000,
  sent: 92_000_000,
  state: "uploading",
  bytesPerSecond: 6_100_000,
  message: null,
};

async function showRow(upload: Partial<UploadItem>, step?: string) {
  const acts = { onPause: vi.fn(), onResume: vi.fn(), onCancel: vi.fn(), onChoose: vi.fn() };
  await openPart(<UploadRow upload={{ ...ITEM, ...upload }} {...(step && { step })} {...acts} />);
  await expect.element(page.getByText("textures_4k.zip", { exact: true })).toBeVisible();
  return acts;
}
const press = (name: string) => page.getByRole("button", { name }).click();

test.for<[what: string, upload: Partial<UploadItem>, sentence: string]>([
  ["on its way", {}, "Uploading, 92 MB of 146 MB · 6.1 MB/s · 9 s left"],
  ["on its way, too early to tell the speed", { bytesPerSecond: null }, "Uploading, 92 MB of 146 MB"],
  ["on its way, with bytes the server does not have yet", { sent: 95_050_000 }, "Uploading, 92 MB of 146 MB · 6.1 MB/s · 9 s left"],
  ["behind others", { state: "queued", stored: 0, sent: 0 }, "Up next"],
  ["paused", { state: "paused" }, "Paused at 92 MB"],
  [
    "lost",
    { state: "lost", message: uploadTexts.connectionLost },
    "Connection lost at 92 MB. Nothing is sent twice: it goes on from there.",
  ],
  ["lost with the session", { state: "lost", message: uploadTexts.signedOut }, uploadTexts.signedOut],
  [
    "known, but its file is not here",
    { state: "file-needed", stored: 59_860_000, sent: 59_860_000 },
    "Choose the file again to go on at 41%",
  ],
  ["known, and another file was chosen", { state: "file-needed", message: uploadTexts.otherFile }, uploadTexts.otherFile],
  ["here and being checked", { state: "checking" }, "Checking the file"],
  ["ready", { state: "ready" }, "Uploaded"],
  ["refused", { state: "refused", message: uploadTexts.refused.malware }, uploadTexts.refused.malware],
])("a file %s says so", async ([, upload, sentence]) => {
  await showRow(upload);
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
});

test("a step of whoever reads the file takes the place of ours", async () => {
  await showRow({ state: "checking" }, "Reading, counting triangles");
  await expect.element(page.getByText("Reading, counting triangles")).toBeVisible();
});

test("a file on its way can be paused and cancelled; a stopped one resumes", async () => {
  const moving = await showRow({});
  await press("Pause textures_4k.zip");
  await press("Cancel textures_4k.zip");
  expect([moving.onPause, moving.onCancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test("a stopped one resumes", async () => {
  const { onResume } = await showRow({ state: "lost", message: uploadTexts.connectionLost });
  await press("Resume textures_4k.zip");
  expect(onResume).toHaveBeenCalledOnce();
});

test("the file is chosen again where it is missing", async () => {
  const { onChoose } = await showRow({ state: "file-needed" });
  const picked = new File(["x"], "textures_4k.zip");
  pick(page.getByLabelText("The file textures_4k.zip").element(), [picked]);
  expect(onChoose).toHaveBeenCalledWith(picked);
});

test("a name is a name, whatever stands in it", async () => {
  const name = "<img src=x onerror=alert(1)>.glb";
  await openPart(<UploadRow upload={{ ...ITEM, name }} onPause={() => {}} onResume={() => {}} onCancel={() => {}} onChoose={() => {}} />);
  await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  expect(document.querySelector("img")).toBeNull();
});

function pick(input: Element, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  if (input instanceof HTMLInputElement) input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

async function showZone() {
  const onDrop = vi.fn<(files: DroppedFile[]) => void>();
  await openPart(<DropZone title="Drop more files" hint="or a whole folder" endings={["glb", "zip"]} onDrop={onDrop} />);
  await expect.element(page.getByRole("button", { name: "Choose files" })).toBeVisible();
  return { onDrop, names: () => onDrop.mock.calls.flatMap(([files]) => files.map(({ file }) => file.name)) };
}

test("many files are dropped at once", async () => {
  const { names } = await showZone();
  const zone = page.getByText("Drop more files", { exact: true }).element();
  const dataTransfer = new DataTransfer();
  for (const name of ["a.glb", "b.zip", ".DS_Store"]) dataTransfer.items.add(new File(["x"], name));
  zone.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer }));
  await expect.element(page.getByText("Drop to upload")).toBeVisible();
  zone.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  await expect.poll(names).toEqual(["a.glb", "b.zip"]);
});

test("files are chosen by keyboard and on a telephone; a dialog offers what we take", async () => {
  const { names } = await showZone();
  const input = page.getByLabelText("Drop more files", { exact: true }).element();
  expect(input.getAttribute("accept")).toBe(".glb,.zip");
  const opened = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => {});
  await press("Choose files");
  expect(opened).toHaveBeenCalledOnce();
  opened.mockRestore();
  pick(input, [new File(["x"], "c.glb")]);
  await expect.poll(names).toEqual(["c.glb"]);
});

test("a folder keeps where its files lay", async () => {
  const { onDrop } = await showZone();
  const file = new File(["x"], "wood.png");
  Object.defineProperty(file, "webkitRelativePath", { value: "lamp/textures/wood.png" });
  const input = page.getByLabelText("Drop more files, as a folder").element();
  Object.defineProperty(input, "files", { value: [file] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.poll(() => onDrop.mock.calls[0]?.[0]).toEqual([{ file, folder: "lamp/textures" }]);
});

test("what is left is counted as somebody who waits would", () => {
  expect([0.2, 9, 61, 3_600, 3_900].map(durationOf)).toEqual(["1 s", "9 s", "2 min", "1 h 0 min", "1 h 5 min"]);
});
