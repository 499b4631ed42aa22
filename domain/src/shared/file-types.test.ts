import { expect, test } from "vitest";
import { namedAs, typeOfBytes } from "./file-types.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ["%PDF-1.7\n", "application/pdf"],
  ["MZ\x90\0 %PDF-1.7", null],
  [" %PDF-1.7", null],
  ["\x89PNG\r\n\x1a\n\0\0", "image/png"],
  ["\xff\xd8\xff\xe0", "image/jpeg"],
  ["RIFF\0\0\0\0WEBPVP8 ", "image/webp"],
  ["RIFF\0\0\0\0WAVEfmt ", null],
  ["GIF89a", "image/gif"],
  ["PK\x03\x04", "application/zip"],
  ["glTF\x02\0\0\0", "model/gltf-binary"],
  ["<svg xmlns=", null],
  ["", null],
])("bytes that begin with %j are %s", (text, type) => {
  expect(typeOfBytes(bytes(text))).toBe(type);
});

test.each([
  ["invoice.exe", "application/pdf", "invoice.pdf"],
  ["page.html", "application/pdf", "page.pdf"],
  ["invoice.pdf.exe", "application/pdf", "invoice.pdf.pdf"],
  ["Report.PDF", "application/pdf", "Report.PDF"],
  ["report", "application/pdf", "report.pdf"],
  [".exe", "application/pdf", ".exe.pdf"],
  ["photo.jpeg", "image/jpeg", "photo.jpeg"],
  ["photo.png", "image/jpeg", "photo.jpg"],
  ["setup.msi", "application/zip", "setup.zip"],
  ["notes", "text/plain", "notes"],
])("%s sent as %s is called %s", (name, type, called) => {
  expect(namedAs(name, type)).toBe(called);
});
