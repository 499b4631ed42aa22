import { expect, test } from "vitest";
import { UPLOADS } from "./constants.ts";
import { faultOf, isPlainFolder, maySend, quotaOf, refusalOfBytes } from "./rules.ts";

const person = { id: "p", isAdmin: false, isCreator: false, roles: [], permissions: [] };
const creator = { ...person, isCreator: true };

test.each([
  ["deliverable", "lamp.glb", 5_000_000_000, null],
  ["deliverable", "lamp.glb", 5_000_000_001, "tooLarge"],
  ["deliverable", "lamp.glb", 0, "empty"],
  ["deliverable", "LAMP.FBX", 1, null],
  ["deliverable", "textures.zip", 1, null],
  ["deliverable", "install.exe", 1, "type"],
  ["deliverable", "drawing.svg", 1, "type"],
  ["deliverable", "page.html", 1, "type"],
  ["deliverable", "no ending", 1, "type"],
  ["deliverable", "glb", 1, "type"],
  ["deliverable", "", 1, "name"],
  ["deliverable", `${"a".repeat(UPLOADS.NAME_MAX)}.glb`, 1, "name"],
  ["work", "lamp.glb", 100_000_000, null],
  ["work", "lamp.glb", 100_000_001, "tooLarge"],
  ["work", "lamp.zip", 1, "type"],
] as const)("for a %s, %s of %i bytes: %s", (purpose, name, bytes, fault) => {
  expect(faultOf({ purpose, name, folder: "", bytes })).toBe(fault);
});

test.each([
  ["", true],
  ["lamp/textures 4k", true],
  ["..", false],
  ["lamp/../../etc", false],
  ["/etc", false],
  ["lamp//x", false],
  ["C:/lamp", false],
  ["lamp\\..\\x", false],
  ["lamp/\u0000", false],
  ["lamp/\u202egnp", false],
  [Array.from({ length: UPLOADS.FOLDER_DEPTH + 1 }, () => "a").join("/"), false],
])("the folder %j may be kept: %s", (folder, isPlain) => {
  expect(isPlainFolder(folder)).toBe(isPlain);
});

test.each([
  ["lamp.glb", "glTF\u0002", null],
  ["lamp.glb", "PK\u0003\u0004", "disguised"],
  ["lamp.png", "GIF8", "disguised"],
  ["lamp.obj", "v 0 0 0", null],
  ["lamp.obj", "MZ\u0090", "program"],
  ["lamp.bin", "\u007fELF", "program"],
  ["readme.txt", "#!/bin/sh", "program"],
])("%s that begins with %j: %s", (name, text, refusal) => {
  expect(
    refusalOfBytes(
      name,
      Uint8Array.from(text, (character) => character.charCodeAt(0)),
    ),
  ).toBe(refusal);
});

test("only creators send files for sale; everyone sends works; creators have more room", () => {
  expect([maySend(person, "deliverable"), maySend(creator, "deliverable"), maySend(person, "work")]).toEqual([false, true, true]);
  expect([quotaOf(person), quotaOf(creator)]).toEqual([2_000_000_000, 100_000_000_000]);
});
