import { expect, test } from "vitest";
import type { ProductFacts } from "../catalogue/model.ts";
import { diffSentence, fieldChanges, isMoreThanTypos, NEEDS_REVIEW, needsLook, versionDiff } from "./changes.ts";
import { DRAFT_STATUSES } from "./constants.ts";
import type { DraftFields } from "./model.ts";
import {
  appealUntil,
  blocks,
  type DraftState,
  draftSteps,
  isHigherVersion,
  isTrusted,
  nextVersion,
  openPoints,
  priceAfter,
  suggestedTags,
} from "./rules.ts";

const NOW = "2026-03-02T12:00:00.000Z";
const facts: ProductFacts = {
  ...{ measuredFrom: "robot.glb", triangles: 14_456, vertices: 11_253, quads: null, meshes: 1, materials: 1, drawCalls: 1 },
  ...{ textures: [], uvSets: 1, uvCoverage: 69, uvOverlap: 0, bones: 0, morphs: 0, animations: [] },
  ...{ size: { x: 0.85, y: 1.39, z: 0.41 }, isPbr: true, isManifold: false },
};
const fields: DraftFields = {
  title: "Brass automaton",
  description: "d".repeat(120),
  descriptionRich: null,
  categoryId: "props",
  tags: ["robot"],
  priceCents: 2_200,
  licences: [{ type: "personal", priceCents: null }],
  aiDisclosure: "none",
  hasRights: true,
  publishAt: null,
  versionNumber: null,
  changes: "",
};
const complete: DraftState = {
  fields,
  files: [{ name: "robot.glb", state: "read", findings: [], isNew: false }],
  pictures: [
    { kind: "own", width: 1_200 },
    { kind: "wireframe", width: 1_024 },
    { kind: "uv", width: 1_024 },
  ],
  facts,
  live: null,
  now: NOW,
};
const withFields = (changed: Partial<DraftFields>): DraftState => ({ ...complete, fields: { ...fields, ...changed } });
const live = { version: "1.0", hasOtherFiles: true };

test("a complete draft has nothing open", () => {
  expect(openPoints(complete)).toEqual([]);
});

/** Decision B1, "submit": every rule with the smallest thing that breaks it, and the nearest that does not. */
test.each<[rule: string, broken: DraftState, whole: DraftState]>([
  ["title-length", withFields({ title: "Four" }), withFields({ title: "Fives" })],
  ["title-length", withFields({ title: "t".repeat(81) }), withFields({ title: "t".repeat(80) })],
  ["description-length", withFields({ description: "d".repeat(119) }), withFields({ description: "d".repeat(120) })],
  ["category-missing", withFields({ categoryId: null }), complete],
  ["file-missing", { ...complete, files: [] }, complete],
  ["pictures-few", { ...complete, pictures: complete.pictures.slice(0, 2) }, complete],
  [
    "cover-small",
    { ...complete, pictures: [{ kind: "own", width: 1_199 }, ...complete.pictures.slice(1)] },
    { ...complete, pictures: [{ kind: "own", width: 1_200 }, ...complete.pictures.slice(1)] },
  ],
  [
    "picture-own",
    { ...complete, pictures: complete.pictures.map(() => ({ kind: "lit", width: 1_600 })) },
    { ...withFields({ aiDisclosure: "generated" }), pictures: complete.pictures.map(() => ({ kind: "lit", width: 1_600 })) },
  ],
  ["licence-missing", withFields({ licences: [] }), complete],
  [
    "licence-price",
    withFields({ licences: [{ type: "personal", priceCents: 98 }] }),
    withFields({ licences: [{ type: "personal", priceCents: 99 }] }),
  ],
  ["price-missing", withFields({ priceCents: null }), withFields({ priceCents: 0 })],
  ["price-refused", withFields({ priceCents: 98 }), withFields({ priceCents: 99 })],
  ["rights-missing", withFields({ hasRights: false }), complete],
  ["ai-missing", withFields({ aiDisclosure: null }), withFields({ aiDisclosure: "assisted" })],
  [
    "file-blocked",
    {
      ...complete,
      files: [
        { name: "x.glb", state: "blocked", findings: [{ level: "block", code: "truncated", message: "It ends early." }], isNew: false },
      ],
    },
    complete,
  ],
  ["claim", withFields({ tags: ["Rigged"] }), { ...withFields({ tags: ["Rigged"] }), facts: { ...facts, bones: 12 } }],
  ["claim", withFields({ tags: ["3D-printable"] }), { ...withFields({ tags: ["3D-printable"] }), facts: { ...facts, isManifold: true } }],
  ["version-missing", { ...withFields({ changes: "New" }), live }, { ...withFields({ changes: "New", versionNumber: "1.1" }), live }],
  [
    "version-missing",
    { ...withFields({ changes: "New", versionNumber: "1.0.0" }), live },
    { ...withFields({ changes: "New", versionNumber: "1.0.1" }), live },
  ],
  ["changes-missing", { ...withFields({ versionNumber: "1.1" }), live }, { ...withFields({ versionNumber: "1.1", changes: "New" }), live }],
  ["schedule-refused", withFields({ publishAt: NOW }), withFields({ publishAt: "2026-03-02T12:00:01.000Z" })],
  ["schedule-refused", withFields({ publishAt: "2027-03-02T12:00:01.000Z" }), withFields({ publishAt: "2027-03-02T12:00:00.000Z" })],
])("submit: %s", (rule, broken, whole) => {
  expect(blocks(openPoints(broken)).map(({ code }) => code)).toEqual([rule]);
  expect(blocks(openPoints(whole))).toEqual([]);
});

test("warnings of the check and files that are still read are said, and stop nobody", () => {
  const findings = [{ level: "warn" as const, code: "ngons", message: "212 n-gons" }];
  const points = openPoints({
    ...complete,
    files: [
      { name: "robot.fbx", state: "read", findings, isNew: false },
      { name: "maps.zip", state: "reading", findings: [], isNew: false },
    ],
  });
  expect(points.map(({ message }) => message)).toEqual(["maps.zip is being read", "1 warning in robot.fbx. You may submit with it."]);
  expect(blocks(points)).toEqual([]);
});

test("tags the facts stand for are offered once", () => {
  expect(suggestedTags({ ...facts, bones: 3, triangles: 900 }, ["PBR"])).toEqual(["rigged", "low poly"]);
  expect(suggestedTags(null, [])).toEqual([]);
});

test("files, title, category, licence and AI need review; price, images, description and tags go live at once", () => {
  const needing = Object.entries(NEEDS_REVIEW).flatMap(([field, needs]) => (needs ? field : []));
  expect(needing.toSorted()).toEqual(["ai", "category", "files", "licences", "title"]);
});

test("a revision says what it changes, field by field", () => {
  const side = { fields, categoryName: "Props", files: [{ name: "robot.glb", sha256: "a" }], pictures: ["1", "2"] };
  expect(fieldChanges(side, side)).toEqual([]);
  const changed = {
    ...side,
    fields: { ...fields, title: "Robot", priceCents: 1_900 },
    files: [{ name: "robot.glb", sha256: "b" }],
    pictures: ["2", "1"],
  };
  expect(fieldChanges(side, changed).map(({ field, needsReview }) => [field, needsReview])).toEqual([
    ["files", true],
    ["pictures", false],
    ["title", true],
    ["price", false],
  ]);
});

const WORDS = Array.from({ length: 50 }, (_, n) => `word${n}`);
test.each([
  ["a typo", WORDS.join(" "), ["Word0x", ...WORDS.slice(1)].join(" "), false],
  ["a fifth of the words", WORDS.join(" "), [...WORDS.slice(10), ...Array.from({ length: 10 }, (_, n) => `new${n}`)].join(" "), false],
  ["more than a fifth", WORDS.join(" "), [...WORDS.slice(11), ...Array.from({ length: 11 }, (_, n) => `new${n}`)].join(" "), true],
  ["a new link", WORDS.join(" "), `${WORDS.join(" ")} https://elsewhere.example`, true],
  ["a link that was there", "see www.site.example and more words here", "see www.site.example and more words here.", false],
])("a later look at a description: %s: %s", (_, before, after, isLater) => {
  expect(isMoreThanTypos(before, after)).toBe(isLater);
});

const LISTING = { title: "Robot", words: WORDS.join(" "), tags: ["a", "b", "c", "d"], pictures: ["cover", "one", "two"] };
test.each([
  ["nothing", {}, false],
  ["another title", { title: "Golden robot" }, true],
  ["a few words", { words: [...WORDS.slice(9), "new"].join(" ") }, false],
  ["other words", { words: WORDS.slice(20).join(" ") }, true],
  ["an image nobody saw", { pictures: ["cover", "one", "new"] }, true],
  ["one image less, in another order", { pictures: ["cover", "two"] }, false],
  ["another cover, seen as an image", { pictures: ["one", "cover", "two"] }, true],
  ["half of the tags", { tags: ["a", "b", "x", "y"] }, false],
  ["most of the tags", { tags: ["a", "x", "y"] }, true],
  ["fewer tags", { tags: ["a"] }, false],
])("something on sale is looked at later: %s", (_, changes, isLater) => {
  expect(needsLook(LISTING, { ...LISTING, ...changes })).toBe(isLater);
});

test("the difference of two versions names what was measured, and files that came, went or changed", () => {
  const diff = versionDiff(
    {
      facts,
      files: [
        { name: "a.glb", format: "glb", sha256: "1" },
        { name: "b.obj", format: "obj", sha256: "2" },
      ],
    },
    {
      facts: { ...facts, triangles: 9_000 },
      files: [
        { name: "a.glb", format: "glb", sha256: "3" },
        { name: "c.fbx", format: "fbx", sha256: "4" },
      ],
    },
  );
  expect(diff.lines).toEqual([
    { about: "Triangles", before: "14,456", after: "9,000" },
    { about: "a.glb", before: "earlier file", after: "new file" },
    { about: "c.fbx", before: "", after: "added" },
    { about: "b.obj", before: "in the earlier version", after: "removed" },
  ]);
  expect(diffSentence(diff, 4)).toBe("Triangles: 14,456 → 9,000 · a.glb new file · c.fbx added · b.obj removed");
});

test.each([
  ["1.1", "1.0", true],
  ["1.0", "1.0", false],
  ["1.0.0", "1.0", false],
  ["1.0.1", "1.0", true],
  ["2.0", "1.9.9", true],
  ["1.10", "1.9", true],
])("%s is higher than %s: %s", (one, other, isHigher) => {
  expect(isHigherVersion(one, other)).toBe(isHigher);
  expect(isHigherVersion(nextVersion(other), other)).toBe(true);
});

test.each([
  [5, 0, false, true],
  [4, 0, false, false],
  [5, 1, false, false],
  [5, 0, true, false],
] as const)("%i approvals, %s reports, warnings %s: trusted %s", (approvals, upheldReports, hasWarnings, trusted) => {
  expect(isTrusted({ approvals, upheldReports, hasWarnings })).toBe(trusted);
});

test.each([
  [{ kind: "percent", percent: 10 }, 1_999, 2_199],
  [{ kind: "percent", percent: -50 }, 199, 100],
  [{ kind: "percent", percent: -50 }, 150, null],
  [{ kind: "percent", percent: 20 }, 0, 0],
  [{ kind: "set", priceCents: 99 }, 5_000, 99],
  [{ kind: "set", priceCents: 98 }, 5_000, null],
] as const)("%o of %i cents is %s", (change, cents, price) => {
  expect(priceAfter(change, cents)).toBe(price);
});

test("what a creator may do depends on where it stands", () => {
  const rejectedAt = "2026-02-20T00:00:00.000Z";
  const of = (status: (typeof DRAFT_STATUSES)[number], isRevision = false, appealedAt: string | null = null) =>
    draftSteps({ status, isRevision, rejectedAt, appealedAt }, NOW);
  expect(Object.fromEntries(DRAFT_STATUSES.map((status) => [status, of(status)]))).toEqual({
    draft: ["edit", "submit", "delete"],
    processing: [],
    review: ["withdraw"],
    approved: ["delete"],
    changes_requested: ["edit", "submit", "delete"],
    rejected: ["appeal", "delete"],
  });
  expect(of("draft", true)).toEqual(["edit", "submit", "cancelRevision"]);
  expect(of("rejected", false, NOW)).toEqual(["delete"]);
  expect(appealUntil({ status: "rejected", isRevision: false, rejectedAt, appealedAt: null }, NOW)).toBe("2026-03-22T00:00:00.000Z");
  expect(appealUntil({ status: "rejected", isRevision: false, rejectedAt, appealedAt: null }, "2026-03-22T00:00:00.000Z")).toBeNull();
});
