import { LICENCE_TYPES, type LicenceType } from "../catalogue/constants.ts";
import type { ProductFacts } from "../catalogue/model.ts";
import { PRICE_LEAST_CENTS } from "../publication/constants.ts";
import { addDays } from "../shared/calendar.ts";
import { exactly } from "../shared/language/formats.ts";
import type { Instant } from "../shared/time.ts";
import { AUTHORING, type DraftField, type DraftStatus, TRUST } from "./constants.ts";
import type { DRAFT_STEPS, DraftFields, DraftFile, DraftPicture, OpenPoint } from "./model.ts";

/** As much of a draft as decides whether it may be submitted. */
export interface DraftState {
  fields: DraftFields;
  files: readonly Pick<DraftFile, "name" | "state" | "findings" | "isNew">[];
  pictures: readonly Pick<DraftPicture, "kind" | "width">[];
  facts: ProductFacts | null;
  /** Of a revision: the version on sale, and whether other files are in the draft. */
  live: { version: string; hasOtherFiles: boolean } | null;
  now: Instant;
}

interface SubmitRule {
  field: DraftField;
  code: string;
  level?: OpenPoint["level"];
  /** What is said for each thing it finds; nothing where all is well. */
  finds(draft: DraftState): readonly string[];
}

const isPriceAllowed = (cents: number): boolean => cents === 0 || cents >= PRICE_LEAST_CENTS;
const length = (text: string): number => [...text.trim()].length;
const count = (n: number, one: string): string => `${exactly(n)} ${one}${n === 1 ? "" : "s"}`;
const when = (isMissing: boolean, message: string): string[] => (isMissing ? [message] : []);

/** Decision B1, "submit", line by line, from the top of the page to its end. A warning doesn't stop the creator. */
export const SUBMIT_RULES: readonly SubmitRule[] = [
  { field: "files", code: "file-missing", finds: ({ files }) => when(files.length === 0, "Add at least one file to sell") },
  {
    field: "files",
    code: "file-blocked",
    finds: ({ files }) =>
      files.flatMap(({ name, findings }) => {
        const block = findings.find(({ level }) => level === "block");
        return block ? [`${name}: ${block.message}`] : [];
      }),
  },
  {
    field: "files",
    code: "file-unread",
    level: "warn",
    finds: ({ files }) =>
      files.filter(({ state }) => state === "waiting" || state === "reading").map(({ name }) => `${name} is being read`),
  },
  {
    field: "files",
    code: "file-warnings",
    level: "warn",
    finds: ({ files }) =>
      files.flatMap(({ name, findings }) => {
        const warnings = findings.filter(({ level }) => level === "warn").length;
        return warnings === 0 ? [] : [`${count(warnings, "warning")} in ${name}. You may submit with ${warnings === 1 ? "it" : "them"}.`];
      }),
  },
  {
    field: "pictures",
    code: "pictures-few",
    finds: ({ pictures }) => {
      const missing = AUTHORING.LEAST_PICTURES - pictures.length;
      return when(missing > 0, `${count(missing, "more image")}`);
    },
  },
  {
    field: "pictures",
    code: "cover-small",
    finds: ({ pictures: [cover] }) =>
      when(
        cover !== undefined && cover.width < AUTHORING.COVER_LEAST_PX,
        `The cover is ${cover?.width} px wide. It needs at least ${exactly(AUTHORING.COVER_LEAST_PX)} px.`,
      ),
  },
  {
    field: "pictures",
    code: "picture-own",
    finds: ({ pictures, fields }) =>
      when(
        fields.aiDisclosure !== "generated" && pictures.length > 0 && !pictures.some(({ kind }) => kind === "own"),
        "Add at least one image of your own",
      ),
  },
  {
    field: "title",
    code: "title-length",
    finds: ({ fields: { title } }) => {
      const missing = AUTHORING.TITLE_LEAST - length(title);
      if (missing > 0) return [`Title: ${count(missing, "character")} more`];
      return when(length(title) > AUTHORING.TITLE_MOST, `A title can have up to ${AUTHORING.TITLE_MOST} characters`);
    },
  },
  {
    field: "description",
    code: "description-length",
    finds: ({ fields: { description } }) => {
      const missing = AUTHORING.DESCRIPTION_LEAST - length(description);
      return when(missing > 0, `Description: ${count(missing, "character")} more`);
    },
  },
  { field: "category", code: "category-missing", finds: ({ fields }) => when(fields.categoryId === null, "Choose a category") },
  {
    field: "tags",
    code: "claim",
    finds: ({ fields, facts }) => claimsAgainst(fields.tags, facts).map(({ tag, why }) => `${why}. Remove “${tag}”.`),
  },
  { field: "licences", code: "licence-missing", finds: ({ fields }) => when(fields.licences.length === 0, "Choose at least one licence") },
  {
    field: "licences",
    code: "licence-price",
    finds: ({ fields }) =>
      when(
        fields.licences.some(({ priceCents }) => priceCents !== null && !isPriceAllowed(priceCents)),
        "The price of each licence is $0.00 or at least $0.99",
      ),
  },
  { field: "price", code: "price-missing", finds: ({ fields }) => when(fields.priceCents === null, "Set a price") },
  {
    field: "price",
    code: "price-refused",
    finds: ({ fields: { priceCents } }) => when(priceCents !== null && !isPriceAllowed(priceCents), "A price is $0.00 or at least $0.99"),
  },
  { field: "ai", code: "ai-missing", finds: ({ fields }) => when(fields.aiDisclosure === null, "Say whether AI was used") },
  { field: "rights", code: "rights-missing", finds: ({ fields }) => when(!fields.hasRights, "Confirm that you may sell it") },
  {
    field: "version",
    code: "version-missing",
    finds: ({ fields: { versionNumber }, live }) => {
      if (!live?.hasOtherFiles) return [];
      if (versionNumber === null) return ["New files make a new version. Give it a number."];
      return when(!isHigherVersion(versionNumber, live.version), `The new version needs a higher number than ${live.version}`);
    },
  },
  {
    field: "version",
    code: "changes-missing",
    finds: ({ fields, live }) =>
      when(live?.hasOtherFiles === true && fields.changes.trim() === "", "Tell buyers what's new in this version"),
  },
  {
    field: "schedule",
    code: "schedule-refused",
    finds: ({ fields: { publishAt }, now }) =>
      when(
        publishAt !== null && (publishAt <= now || publishAt > addDays(now, AUTHORING.SCHEDULE_MOST_DAYS)),
        `Choose a time in the next ${AUTHORING.SCHEDULE_MOST_DAYS} days`,
      ),
  },
];

/** What stands between a draft and its submission, and what its creator should know before. */
export const openPoints = (draft: DraftState): OpenPoint[] =>
  SUBMIT_RULES.flatMap(({ field, code, level = "block", finds }) => finds(draft).map((message) => ({ field, code, level, message })));

export const blocks = (points: readonly OpenPoint[]): OpenPoint[] => points.filter(({ level }) => level === "block");

interface Claim {
  words: readonly string[];
  isTrue(facts: ProductFacts): boolean;
  /** What the file says instead. */
  why: string;
}

/** What a tag says of the file and the file can deny (decision B26). */
export const CLAIMS: readonly Claim[] = [
  { words: ["rigged", "rig", "skeleton", "bones"], isTrue: ({ bones }) => bones > 0, why: "The file has no bones" },
  { words: ["animated", "animation"], isTrue: ({ animations }) => animations.length > 0, why: "The file has no animation" },
  { words: ["morphs", "blendshapes", "shape keys"], isTrue: ({ morphs }) => morphs > 0, why: "The file has no morphs" },
  { words: ["pbr"], isTrue: ({ isPbr }) => isPbr, why: "The file has no PBR materials" },
  { words: ["textured"], isTrue: ({ textures }) => textures.length > 0, why: "The file has no textures" },
  { words: ["unwrapped", "uv unwrapped", "uv mapped"], isTrue: ({ uvSets }) => uvSets > 0, why: "The file has no UVs" },
  {
    words: ["watertight", "manifold", "printable", "3d print", "3d printable"],
    isTrue: ({ isManifold }) => isManifold,
    why: "The surface of the model is not closed",
  },
];

const plain = (tag: string): string =>
  tag
    .toLowerCase()
    .replaceAll(/[-_\s]+/g, " ")
    .trim();

/** Tags that the measured file contradicts; nothing while nothing is measured. */
export function claimsAgainst(tags: readonly string[], facts: ProductFacts | null): { tag: string; why: string }[] {
  if (!facts) return [];
  return tags.flatMap((tag) => {
    const claim = CLAIMS.find(({ words }) => words.includes(plain(tag)));
    return claim && !claim.isTrue(facts) ? [{ tag, why: claim.why }] : [];
  });
}

const LOW_POLY_MOST = 5_000;

/** Tags the facts stand for, to be taken with one click. */
export function suggestedTags(facts: ProductFacts | null, tags: readonly string[]): string[] {
  if (!facts) return [];
  const known = new Set(tags.map(plain));
  const offered = [
    facts.bones > 0 && "rigged",
    facts.animations.length > 0 && "animated",
    facts.isPbr && "pbr",
    facts.triangles > 0 && facts.triangles <= LOW_POLY_MOST && "low poly",
    facts.isManifold && "watertight",
  ].filter((tag) => tag !== false);
  return offered.filter((tag) => !known.has(tag));
}

/** The order of `MAJOR.MINOR.PATCH`; what is left out is zero. */
export function isHigherVersion(one: string, other: string): boolean {
  const parts = (number: string) => number.split(".").map((part) => Number.parseInt(part, 10) || 0);
  const [a, b] = [parts(one), parts(other)];
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** The name of a new version unless the creator gives one. */
export function nextVersion(live: string): string {
  const [major = 1, minor = 0] = live.split(".").map((part) => Number.parseInt(part, 10) || 0);
  return `${major}.${minor + 1}`;
}

interface CreatorTrack {
  approvals: number;
  /** Of the last ninety days. */
  upheldReports: number;
  hasWarnings: boolean;
}

/** Decision B1: whose submissions need no reviewer. */
export const isTrusted = ({ approvals, upheldReports, hasWarnings }: CreatorTrack): boolean =>
  approvals >= TRUST.LEAST_APPROVALS && upheldReports === 0 && !hasWarnings;

export const isEditable = (status: DraftStatus): boolean => status === "draft" || status === "changes_requested";

interface Draftlike {
  status: DraftStatus;
  isRevision: boolean;
  rejectedAt: Instant | null;
  appealedAt: Instant | null;
}

/** Until when a rejection may be appealed; `null`: not at all. */
export const appealUntil = ({ status, rejectedAt, appealedAt }: Draftlike, now: Instant): Instant | null => {
  if (status !== "rejected" || rejectedAt === null || appealedAt !== null) return null;
  const until = addDays(rejectedAt, AUTHORING.APPEAL_DAYS);
  return until > now ? until : null;
};

/** What its creator may do with it now. */
export function draftSteps(draft: Draftlike, now: Instant): (typeof DRAFT_STEPS)[number][] {
  const { status, isRevision } = draft;
  const isIdle = status !== "processing" && status !== "review";
  return [
    ...(isEditable(status) ? (["edit", "submit"] as const) : []),
    ...(status === "review" ? (["withdraw"] as const) : []),
    ...(appealUntil(draft, now) ? (["appeal"] as const) : []),
    ...(isIdle ? ([isRevision ? "cancelRevision" : "delete"] as const) : []),
  ];
}

export type PriceChange = { kind: "percent"; percent: number } | { kind: "set"; priceCents: number };

/** A price after a change for many; `null` where no such price is allowed. What is free stays free by percent. */
export function priceAfter(change: PriceChange, cents: number): number | null {
  const price = change.kind === "set" ? change.priceCents : Math.round((cents * (100 + change.percent)) / 100);
  return isPriceAllowed(price) ? price : null;
}

/** The first that was chosen, else the first that can be shown. */
export function viewerFileOf<File extends Pick<DraftFile, "canBeViewer"> & { isChosen: boolean }>(files: readonly File[]): File | null {
  const able = files.filter(({ canBeViewer }) => canBeViewer);
  return able.find(({ isChosen }) => isChosen) ?? able[0] ?? null;
}

/** Licences as a product stores them: the types, and the prices that aren't the usual factor. */
export function storedLicences(licences: DraftFields["licences"]): { types: LicenceType[]; prices: Partial<Record<LicenceType, number>> } {
  const types = LICENCE_TYPES.filter((type) => licences.some((licence) => licence.type === type));
  const own = licences.flatMap(({ type, priceCents }) => (priceCents === null ? [] : [[type, priceCents] as const]));
  return { types, prices: Object.fromEntries(own) };
}

export const licencesOf = (types: readonly LicenceType[], prices: Partial<Record<LicenceType, number>>): DraftFields["licences"] =>
  LICENCE_TYPES.filter((type) => types.includes(type)).map((type) => ({ type, priceCents: prices[type] ?? null }));
