import type { Draft } from "@blenda/domain/authoring/model";
import type { DecisionLine, QueueRow, ReviewedProduct, ReviewerFigures } from "@blenda/domain/review/model";

const AT = "2026-11-19T20:24:00.000Z";
const shop = { creatorId: "cara", name: "Halfbyte Props", slug: "halfbyte", imageUrl: null, isVerified: false };
const clock = { since: "2026-11-18T16:00:00.000Z", dueAt: "2026-11-20T16:00:00.000Z" };

export const ROW: QueueRow = {
  ...{ itemType: "product", id: "crate", submissionId: "s1", title: "Rust-belt supply crate", category: "Props", posterUrl: null },
  ...{
    stageHue: 200,
    shop,
    kind: "revision",
    version: "1.2",
    length: null,
    isCopy: false,
    warnings: 2,
    warning: "38 faces without UV area",
    score: 86,
    ...clock,
  },
  claim: null,
};
export const SAUCER: QueueRow = {
  ...{ ...ROW, id: "saucer", submissionId: "s2", title: "Sunday saucer", kind: "resubmitted", warnings: 0, warning: null, score: 97 },
  claim: { isYours: false, name: "Edda", since: AT, expiresAt: "2026-11-19T20:29:00.000Z" },
};

const figures = { decisions: 74, approved: 61, changesRequested: 11, rejected: 2, medianMinutes: 580, overturned: 1 };
export const FIGURES: ReviewerFigures = {
  days: 30,
  team: figures,
  medianBefore: 650,
  longestToday: 540,
  reviewers: [{ ...figures, reviewer: { id: "edda", name: "Edda" } }],
};

const fields: Draft["fields"] = {
  ...{
    title: "Rust-belt supply crate, game-ready",
    description: "A crate.",
    descriptionRich: null,
    categoryId: "props",
    tags: ["crate"],
    priceCents: 1_100,
  },
  ...{ licences: [{ type: "personal", priceCents: null }], aiDisclosure: "none", hasRights: true, publishAt: null },
  ...{ versionNumber: "1.2", changes: "Better rust." },
};
const DRAFT: Draft = {
  ...{ id: "crate", status: "review", mark: 3, savedAt: AT, createdAt: AT, fields, rights: { version: "2026-11", at: AT } },
  ...{ generatedFrom: null, pictures: [], offered: [], facts: null, score: 86, stageHue: 200, posterUrl: null, previewUrl: null },
  ...{ wireUrl: null, suggestedTags: [], remarks: [], open: [], submittedAt: AT, answerBy: clock.dueAt, reason: null, appealUntil: null },
  ...{ limits: { submittedToday: 1, most: 10, resetsAt: AT, holdDays: 14 }, live: null, diff: null, history: [], may: [] },
  files: [
    {
      ...{ id: "f1", name: "crate.glb", bytes: 900_000, sha256: "0".repeat(64), format: "glb", url: "/files/f1", state: "read" },
      ...{
        step: null,
        percent: 100,
        factCount: 24,
        facts: null,
        score: 86,
        isDelayed: false,
        place: null,
        isViewer: true,
        canBeViewer: true,
        isNew: true,
      },
      findings: [{ level: "warn", code: "uv-area", message: "38 faces without UV area" }],
    },
  ],
  changes: [{ field: "title", needsReview: true, before: "Rust-belt supply crate", after: "Rust-belt supply crate, game-ready" }],
};

/** A revision that waits, before a reviewer who may decide it. */
export const ITEM: ReviewedProduct = {
  ...{ itemType: "product", id: "crate", kind: "revision", ...clock, shop, category: "Props", version: "1.2", copies: [], decisions: [] },
  claim: null,
  shopHistory: {
    ...{ since: AT, published: 4, approvals: 3, approvalsNeeded: 5, isTrusted: false },
    ...{ changesRequested: 1, rejected: 0, suspended: 0 },
  },
  submission: {
    ...{ id: "s1", draft: DRAFT, creatorId: "cara", shopName: "Halfbyte Props", isAppeal: false, appealText: "" },
    ...{ queuedAt: clock.since, answerBy: clock.dueAt, earlier: 0 },
    live: {
      ...{ status: "published", title: "Rust-belt supply crate", priceCents: 950, version: "1.1", publishedAt: AT, sales: 164 },
      ...{ fields: { ...fields, title: "Rust-belt supply crate" }, files: [], pictures: [], looks: {}, facts: null, score: 90 },
      ...{ stageHue: 200, posterUrl: null, previewUrl: null, wireUrl: null },
    },
  },
  place: { at: 2, of: 6, previousId: "keep", next: { id: "saucer", title: "Sunday saucer" } },
  obstacle: null,
};

export const DECIDED: DecisionLine = {
  ...{ id: "d1", itemType: "product", itemId: "crate", title: "Rust-belt supply crate", shop, kind: "revision", version: "1.2" },
  ...{ decision: "changes_requested", reviewer: { id: "edda", name: "Edda" }, reason: null, text: "", submittedAt: clock.since },
  ...{ comments: [{ field: "title", lesson: null, text: "Leave it out." }], decidedAt: AT, waitedMinutes: 1_704, isOverturned: false },
};
