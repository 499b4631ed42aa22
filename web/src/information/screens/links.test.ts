import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["./**/*.{ts,tsx}", "../../affiliates/screens/programme.tsx", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Which files hold the words of a page that is linked to by section. */
const WORDS: Record<string, RegExp> = {
  "/help": /\/help-/,
  "/creator-guide": /\/creator-guide/,
  "/community-guidelines": /\/community-guidelines/,
  "/legal/cookie-policy": /\/cookie-policy/,
  "/legal/privacy-policy": /\/privacy-policy/,
  "/legal/terms-of-service": /\/terms-of/,
  "/legal/license-agreement": /\/license-agreement/,
  "/affiliate-program": /\/affiliates\/screens\/programme/,
};

const links = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(/to(?:=|: )"([\w/-]+)",?\s+hash(?:=|: )"([\w-]+)"/g)].map(([, page = "", id = ""]) => ({ file, page, id })),
);

function exists(page: string, id: string): boolean {
  const words = WORDS[page];
  return Object.entries(sources).some(([file, text]) => words?.test(file) && (text.includes(`id: "${id}"`) || text.includes(`id="${id}"`)));
}

test("a link to a part of a page finds that part", () => {
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ page, id }) => !exists(page, id))).toEqual([]);
});
