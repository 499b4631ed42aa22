import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = globSync(
  "{web,domain,server}/src/**/{*.tsx,*texts.ts,failures.ts,letters.ts,screens.ts,help-*.ts,device-storage.ts,what-we-know.ts,navigation.ts}",
  { cwd: root },
).filter((path) => !/\.test\.tsx?$|\/gallery\//.test(path));

/** What slips in when one writes as one thinks; docs/voice.md says what we say instead. */
const STILTED = [
  /\bstands? (here|first|in for|beside|on the button)\b/i,
  /\bwaits? (here|for you|for its|in an account)\b/i,
  /\bcomes? back\b/i,
  /\bgoes? back to your card\b/i,
  /\bat once\b/i,
  /\ball 1\b/i,
  /\bpress (the|one|it|to)\b/i,
  /\bone press\b/i,
  /\b(one|a) letter a (day|month)\b/i,
  /\bis not here\b/i,
  /\bat the moment\b/i,
  /\bmay be mistyped\b/i,
  /\bamong the spam\b/i,
  /\btyped? (them|it) in\b/i,
];

/** One word for one thing (docs/voice.md, rule 10), and file formats as their makers write them. */
const OTHER_WORDS = [
  /\bsign(s|ed|ing)?[ -](in|out)\b/i,
  /\btrainings?\b/i,
  /\blicense\b(?! (it|them)\b)/i,
  /\b(glb|fbx|usdz|gltf)\b(?=[ ,.]|$)/,
];

/** Texts the specification fixes, and what only machines read. */
const FIXED = [
  ...["Please sign in to follow users", "Please sign in to manage follows"],
  ...["Untitled Training", "Products & Training", "Pending Training", "Pending Training for editors"],
];

/** Texts only: what stands between quotes or between tags, without what is written for developers. */
function textsIn(path: string): string[] {
  const code = readFileSync(join(root, path), "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/^\s*\/\/.*$/gm, "");
  const quoted = [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(([, one, other]) => one ?? other ?? "");
  const written = [...code.matchAll(/>([^<>{}=;()]*[a-z][^<>{}=;()]*)[<{]/g)].map(([, text]) => text ?? "");
  return [...quoted, ...written].map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => text.includes(" "));
}

test("what people read is free of the patterns docs/voice.md names", () => {
  const found = sources.flatMap((path) =>
    textsIn(path)
      .filter((text) => STILTED.some((pattern) => pattern.test(text)))
      .map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("what people read calls each thing by one word", () => {
  const isCode = (text: string) => /^[a-z]+ as [a-z]+$|\$\{training|[<>=]/.test(text);
  const found = sources.flatMap((path) =>
    textsIn(path)
      .filter((text) => OTHER_WORDS.some((pattern) => pattern.test(text)) && !FIXED.includes(text) && !isCode(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});
