// Before each test file of a run that remembers: what it does is written down when it has ended.
import { afterAll, expect } from "vitest";
import { writeKept } from "./kept.ts";
import { makeRecorder, type Recorder } from "./recorder.ts";
import { digest } from "./sources.ts";

declare global {
  var blendaRecorder: Recorder | undefined;
}

/** Nearly all of them start the whole product. */
const WIDE = /\/server\/src\//;
const folder = process.env.TEST_RECORDS;
if (folder) {
  const recorder = (globalThis.blendaRecorder ??= makeRecorder(process.cwd()));
  const path = expect.getState().testPath ?? "";
  recorder.start(WIDE.test(path));
  afterAll(() => writeKept(folder, digest(path), { path, ...recorder.stop() }));
}
