import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { Refusal } from "./inspection.ts";
import { readPdf } from "./pdf.ts";
import { sourceOf } from "./source.ts";

const file = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((text, n) => `${n + 1} 0 obj\n${text}\nendobj\n`).join("")}trailer << /Root 1 0 R >>\n%%EOF\n`,
    "latin1",
  );
const stream = (head: string, body: Buffer) => `<< ${head} /Length ${body.length} >>\nstream\n${body.toString("latin1")}\nendstream`;
/** Objects the newer way: packed together, each listed with its number and place. */
const packed = (object: string, head = "/Filter /FlateDecode") =>
  stream(`/Type /ObjStm /N 1 /First 4 ${head}`, deflateSync(Buffer.from(`7 0 ${object}`, "latin1")));
const codeOf = (bytes: Buffer) => {
  try {
    readPdf(sourceOf(bytes));
    return "fine";
  } catch (error) {
    if (error instanceof Refusal) return error.finding.code;
    throw error;
  }
};

const PAGES = "<< /Type /Pages /Kids [] /Count 0 >>";
const NOISE = Buffer.from(Array.from({ length: 3_000 }, (_, n) => (n * 7919) % 256));

test.each([
  ["plain pages", file("<< /Type /Catalog /Pages 2 0 R >>", PAGES)],
  ["packed objects", file("<< /Type /Catalog /Pages 7 0 R >>", packed(PAGES))],
  ["a link to a page on the web", file("<< /Type /Annot /A << /S /URI /URI (https://example.com) >> >>")],
  ["the page it opens at", file("<< /OpenAction [3 0 R /Fit] >>")],
  ["a step to the page it opens at", file("<< /OpenAction 2 0 R >>", "<< /S /GoTo /D [3 0 R /Fit] >>")],
  ["a packed step to the page it opens at", file("<< /OpenAction 7 0 R >>", packed("<< /S /GoTo /D [3 0 R /Fit] >>"))],
  ["three bytes of a script's name in a picture", file(stream("/Subtype /Image", Buffer.concat([NOISE, Buffer.from("/JS ")])))],
  ["a packed picture with these bytes", file(stream("/Subtype /Image /Filter /FlateDecode", deflateSync(Buffer.from(" /JS "))))],
])("%s may be sent", (_what, bytes) => {
  expect(codeOf(bytes)).toBe("fine");
});

test.each([
  ["a script", file("<< /S /JavaScript /JS (app.alert(1)) >>"), "executable"],
  ["a script's name in disguise", file("<< /S /J#61vaScript /J#53 (app.alert(1)) >>"), "executable"],
  ["a packed script", file(packed("<< /S /JavaScript /JS (app.alert(1)) >>")), "executable"],
  ["a script packed without saying so", file(packed("<< /S /JavaScript >>").replace("/Type /ObjStm ", "")), "executable"],
  ["a script within what looks like a picture", file("(stream\n<< /S /JavaScript >>\nendstream)"), "executable"],
  [
    "a script behind a false end",
    file(stream("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", deflateSync("7 0 endstream /JavaScript", { level: 0 }))),
    "executable",
  ],
  ["a program to start", file("<< /S /Launch /F (cmd.exe) >>"), "executable"],
  ["a form that sends itself", file("<< /S /SubmitForm /F (https://example.com) >>"), "executable"],
  ["a file of another machine", file("<< /S /GoToR /F (\\\\\\\\example\\\\share) >>"), "executable"],
  ["another file inside", file("<< /Type /EmbeddedFile >>"), "nested-archive"],
  ["a password", file("<< /Encrypt 5 0 R >>"), "encrypted"],
  ["a web page to open at once", file("<< /OpenAction << /S /URI /URI (https://example.com) >> >>"), "external-reference"],
  ["a web page to open at once, elsewhere in it", file("<< /OpenAction 2 0 R >>", "<< /S /URI /URI (x) >>"), "external-reference"],
  ["a packed web page to open at once", file("<< /OpenAction 7 0 R >>", packed("<< /S /URI /URI (x) >>")), "external-reference"],
  ["something to open that is not there", file("<< /OpenAction 9 0 R >>"), "external-reference"],
  ["objects packed in another way", file(packed(PAGES, "/Filter [/ASCIIHexDecode /FlateDecode]")), "unreadable"],
  ["objects behind a predictor", file(packed(PAGES, "/Filter /FlateDecode /DecodeParms << /Predictor 12 >>")), "unreadable"],
  ["a bomb", file(stream("/Filter /FlateDecode", deflateSync(Buffer.alloc(200_000_000)))), "archive-bomb"],
])("%s is refused", (_what, bytes, code) => {
  expect(codeOf(bytes)).toBe(code);
});
