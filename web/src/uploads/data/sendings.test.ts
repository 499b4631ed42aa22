import type { OpenUpload } from "@blenda/domain/uploads/model";
import { uploadTexts } from "@blenda/domain/uploads/texts";
import { expect, test, vi } from "vitest";
import { rowsOf } from "./rows.ts";
import type { FileRequest, SendingEvents } from "./send-file.ts";
import { makeSendings } from "./sendings.ts";
import { makeSpeedometer } from "./speedometer.ts";

const SENDER = { userId: "ana", purpose: "deliverable", targetId: "draft" } as const;
const file = (name: string, bytes = 100) => new File([new Uint8Array(bytes)], name, { lastModified: 1 });

/** A line that does what the test says. */
function line() {
  const sent: (FileRequest & SendingEvents & { isStopped: boolean })[] = [];
  let keys = 0;
  let now = 1_000;
  const sendings = makeSendings({
    send: (wanted, events) => {
      const one = { ...wanted, ...events, isStopped: false };
      sent.push(one);
      return () => {
        one.isStopped = true;
      };
    },
    newKey: () => `key-${++keys}`,
    now: () => now,
  });
  const add = (name: string) => sendings.add(SENDER, { file: file(name), folder: "" });
  const states = () => sendings.all().map(({ file: { name }, state }) => `${name} ${state}`);
  const pass = (ms: number) => {
    now += ms;
  };
  return { sendings, sent, add, states, pass };
}

test("three files travel at once; when one arrives, the next begins", () => {
  const { sent, add, states } = line();
  for (const name of ["a.glb", "b.glb", "c.glb", "d.glb"]) add(name);
  expect(states()).toEqual(["a.glb uploading", "b.glb uploading", "c.glb uploading", "d.glb queued"]);
  sent[1]?.onDone();
  expect(states()).toEqual(["a.glb uploading", "b.glb sent", "c.glb uploading", "d.glb uploading"]);
});

test("a paused file makes room and goes on with the same upload", () => {
  const { sendings, sent, add, states } = line();
  for (const name of ["a.glb", "b.glb", "c.glb", "d.glb"]) add(name);
  sent[0]?.onBegun("upload-a");
  sendings.pause("key-1");
  expect([sent[0]?.isStopped, states()[0], states()[3]]).toEqual([true, "a.glb paused", "d.glb uploading"]);
  // What was on its way when it was stopped changes nothing any more.
  sent[0]?.onProgress(50);
  expect(sendings.all()[0]?.sent).toBe(0);
  sent[1]?.onDone();
  sendings.resume("key-1");
  expect([states()[0], sent.at(-1)?.id]).toEqual(["a.glb uploading", "upload-a"]);
});

test("a line without a word for two seconds is said to be lost, and found again with the next byte", () => {
  vi.useFakeTimers();
  const { sendings, sent, add } = line();
  const silent = () => sendings.all()[0]?.isSilent;
  add("a.glb");
  sent[0]?.onProgress(10);
  vi.advanceTimersByTime(1_900);
  expect(silent()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(silent()).toBe(true);
  sent[0]?.onProgress(20);
  expect(silent()).toBe(false);
  // Everything is sent: what is left is ours to say.
  sent[0]?.onProgress(100);
  vi.advanceTimersByTime(5_000);
  expect(silent()).toBe(false);
  sent[0]?.onDone();
  vi.useRealTimers();
});

test("a browser without a network says so of every file at once, and all go on when it is back", () => {
  const { sendings, sent, add, states } = line();
  for (const name of ["a.glb", "b.glb", "c.glb", "d.glb"]) add(name);
  sent[0]?.onBegun("upload-a");
  sendings.loseAll();
  expect(states()).toEqual(["a.glb lost", "b.glb lost", "c.glb lost", "d.glb lost"]);
  expect(sent.map(({ isStopped }) => isStopped)).toEqual([true, true, true]);
  sendings.resumeLost();
  expect(states()).toEqual(["a.glb uploading", "b.glb uploading", "c.glb uploading", "d.glb queued"]);
  expect(sent.at(3)?.id).toBe("upload-a");
});

test("a lost line goes on when it is back; what the server refused does not", () => {
  const { sendings, sent, add, states } = line();
  add("a.glb");
  add("b.glb");
  sent[0]?.onStopped({ kind: "lost", message: uploadTexts.connectionLost });
  sent[1]?.onStopped({ kind: "refused", message: "Your storage is full." });
  expect(states()).toEqual(["a.glb lost", "b.glb refused"]);
  sendings.resumeLost();
  expect(states()).toEqual(["a.glb uploading", "b.glb refused"]);
});

test("nobody sends in another's name: with another person here, the files of the one before stop", () => {
  const { sendings, sent, add } = line();
  add("a.glb");
  sendings.keepOnly("bob");
  expect([sendings.all(), sent[0]?.isStopped]).toEqual([[], true]);
});

const open = (more: Partial<OpenUpload>): OpenUpload => ({
  id: "u",
  purpose: "deliverable",
  targetId: "draft",
  name: "a.glb",
  folder: "",
  bytes: 100,
  received: 41,
  state: "receiving",
  refusal: null,
  fingerprint: "100 1 a.glb",
  fileId: "file-a",
  updatedAt: "2026-11-16T10:00:00.000Z",
  expiresAt: "2026-11-23T10:00:00.000Z",
  ...more,
});

test("what is said of a file is what the server has, and a reload takes nothing back", () => {
  const { sendings, sent, add } = line();
  add("a.glb");
  sent[0]?.onBegun("u");
  sent[0]?.onProgress(55);
  sent[0]?.onStored(55);
  sent[0]?.onProgress(60);
  const [before] = rowsOf(sendings.all(), [open({ received: 41 })], 1);
  expect([before?.stored, before?.sent]).toEqual([55, 60]);
  const [after] = rowsOf([], [open({ received: 55 })], 2);
  expect(after?.stored).toBe(before?.stored);
});

test("after a reload the server knows the file and the page does not: it is asked for", () => {
  expect(rowsOf([], [open({})], 0)).toMatchObject([{ key: "u", state: "file-needed", stored: 41 }]);
});

test.each([
  ["checking", null, null],
  ["ready", null, null],
  ["refused", "malware", uploadTexts.refused.malware],
] as const)("what the server says counts once all arrived: %s", (state, refusal, message) => {
  expect(rowsOf([], [open({ state, refusal, received: 100 })], 0)).toMatchObject([{ state, message }]);
});

test("a file keeps its key from the drop to the end, and goes when somebody took it", () => {
  const { sendings, sent, add, pass } = line();
  add("a.glb");
  sent[0]?.onBegun("u");
  expect(rowsOf(sendings.all(), [open({})], 1)).toMatchObject([{ key: "key-1", state: "uploading", stored: 41 }]);
  sent[0]?.onDone();
  expect(rowsOf(sendings.all(), [], 1)).toMatchObject([{ key: "key-1", state: "checking" }]);
  expect(rowsOf(sendings.all(), [open({ state: "checking" })], 1)).toMatchObject([{ key: "key-1", state: "checking" }]);
  pass(10);
  expect(rowsOf(sendings.all(), [], 2_000)).toEqual([]);
});

test("speed is what the last five seconds brought", () => {
  let now = 0;
  const speed = makeSpeedometer(() => now);
  expect(speed(0)).toBeNull();
  now = 1_000;
  expect(speed(2_000_000)).toBe(2_000_000);
  now = 10_000;
  expect(speed(2_000_000)).toBeNull();
  now = 11_000;
  expect(speed(2_500_000)).toBe(500_000);
});
