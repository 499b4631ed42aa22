import { expect, test } from "vitest";
import { nameProblem, quote } from "./names.ts";
import { personName } from "./text.ts";

test.each([
  "J. R. Dvořák",
  "A.B. Studio",
  "J.De Vries",
  "Node.js fan",
  "Three.js / WebGL",
  "St. Mary's Pixel Guild",
  "Dr. No",
  "Version 2.0.1",
  "1.2.3",
  "Mr.Smith",
  "Kiln & Thread",
  "Ada (3D, textures: PBR)",
  "AC/DC",
  "3:45 am",
  "@ada",
  "👩‍🎨 Ada",
  "נועה",
  "上海。工作室",
  "...",
])("%s is a name", (name) => {
  expect(nameProblem(name)).toBeNull();
});

test.each([
  "http://evil.test/x",
  "You won: HTTPS://evil",
  "//x://y",
  "www.evil.example",
  "WWW2.evil",
  "evil.com",
  "Claim at evil.co.uk!",
  "t.co/x",
  "EVIL.COM",
  "evil.shop",
  "write to support@blenda.example",
  "mailto:x",
  "javascript:alert(1)",
  "192.168.0.1/login",
  "ｅｖｉｌ．ｃｏｍ",
  "evil。com",
  "ev\u00adil.com",
  "evil\u200b.com",
  "пример.com",
])("%s holds a link", (name) => {
  expect(nameProblem(name)).toBe("link");
});

test.each(["two\nlines", "carriage\rreturn", "a\tb", "bell\u0007", "line\u2028separator", "next\u0085line", "turned\u202ename"])(
  "%j is not one line",
  (name) => {
    expect(nameProblem(name)).toBe("lines");
  },
);

test("a name is trimmed, counted and held to both rules", () => {
  const Name = personName(1, 10);
  expect(Name.parse("  Ada ")).toBe("Ada");
  for (const refused of ["", " ", "x".repeat(11), "a\nb", "evil.com"]) expect(Name.safeParse(refused).success, refused).toBe(false);
});

test.each([
  ["Where is  my\n\nchair?", "Where is my chair?"],
  ["Claim http://evil.test/x now", "Claim [link] now"],
  ["evil.com", "[link]"],
  ["a\u202eb\u0000c", "ab c"],
  ["x".repeat(30), `${"x".repeat(19)}…`],
  ["", ""],
])("%j is repeated in a mail as %j", (words, said) => {
  expect(quote(words, 20)).toBe(said);
});
