import { expect, test } from "vitest";
import { PUBLICATION_STATUSES, type PublicationStatus } from "./constants.ts";
import {
  hasDearerLicence,
  isNewProduct,
  isPriceAllowed,
  licencePrices,
  PUBLICATION_STEPS,
  type PublicationEvent,
  publicationEventsFrom,
  publicationMove,
  ratingOf,
  softwareFor,
} from "./rules.ts";

/** Decision B1 written the other way round: what may happen in each state, and where it leads. */
const B1: Record<PublicationStatus, Partial<Record<PublicationEvent, PublicationStatus>>> = {
  draft: { submit: "processing", archive: "archived", delete: "deleted" },
  processing: { passCheck: "review", passCheckTrusted: "published", failCheck: "changes_requested", archive: "archived" },
  review: {
    approve: "published",
    approveForLater: "approved",
    requestChanges: "changes_requested",
    reject: "rejected",
    withdraw: "draft",
    archive: "archived",
  },
  approved: { publishDue: "published", archive: "archived" },
  published: { unlist: "unlisted", suspend: "suspended", archive: "archived" },
  changes_requested: { submit: "processing", archive: "archived" },
  rejected: { appeal: "review", archive: "archived", delete: "deleted" },
  unlisted: { relist: "published", suspend: "suspended", archive: "archived" },
  suspended: { reinstate: "unlisted" },
  archived: {},
  deleted: {},
};
const EVENTS = Object.keys(PUBLICATION_STEPS) as PublicationEvent[];

test.each(PUBLICATION_STATUSES)("from %s exactly the steps of the table are possible", (from) => {
  for (const event of EVENTS) expect(publicationMove(from, event, "unlisted"), event).toBe(B1[from][event] ?? null);
  expect(publicationEventsFrom(from).toSorted()).toEqual(Object.keys(B1[from]).toSorted());
});

test("what was suspended goes back to where it was", () => {
  expect(publicationMove("suspended", "reinstate", "published")).toBe("published");
  expect(publicationMove("suspended", "reinstate", "unlisted")).toBe("unlisted");
  expect(publicationMove("suspended", "reinstate", null)).toBeNull();
});

test("creators take their own steps, staff approve, the house checks", () => {
  const by = (mover: unknown) => EVENTS.filter((event) => JSON.stringify(PUBLICATION_STEPS[event].by) === JSON.stringify(mover));
  expect(by("owner")).toEqual(["submit", "appeal", "withdraw", "unlist", "relist", "archive", "delete"]);
  expect(by("system")).toEqual(["passCheck", "passCheckTrusted", "failCheck", "publishDue"]);
  expect(by({ any: ["approve_content"] })).toEqual(["approve", "approveForLater", "requestChanges", "reject", "suspend", "reinstate"]);
});

test.each([
  [0, true],
  [1, false],
  [98, false],
  [99, true],
  [99.5, false],
  [-99, false],
])("a price of %d cents is allowed: %s", (cents, isAllowed) => {
  expect(isPriceAllowed(cents)).toBe(isAllowed);
});

test.each([
  [1_000, ["personal"], {}, false],
  [1_000, ["personal", "commercial"], {}, true],
  [1_000, ["personal", "commercial"], { commercial: 1_000 }, false],
  [1_000, ["personal", "commercial"], { commercial: 900 }, false],
  [0, ["free-cc0"], {}, false],
  [0, ["personal", "commercial"], { commercial: 500 }, true],
] as const)("a price of %d with %j and %j begins with 'from': %s", (cents, types, own, isSo) => {
  expect(hasDearerLicence(cents, types, own)).toBe(isSo);
});

test("licences cost 1, 2, 5 and 10 times the personal price, unless the creator says otherwise", () => {
  expect(licencePrices(1_000, ["extended", "personal", "studio", "commercial"])).toEqual([
    { type: "personal", priceCents: 1_000 },
    { type: "commercial", priceCents: 2_000 },
    { type: "studio", priceCents: 5_000 },
    { type: "extended", priceCents: 10_000 },
  ]);
  expect(licencePrices(1_000, ["personal", "studio"], { studio: 3_300 })).toEqual([
    { type: "personal", priceCents: 1_000 },
    { type: "studio", priceCents: 3_300 },
  ]);
  expect(licencePrices(0, ["free-cc0"])).toEqual([{ type: "free-cc0", priceCents: 0 }]);
});

test("a rating is the mean of what people gave, to two places, and nothing while nobody gave any", () => {
  expect(ratingOf(0, 0)).toBeNull();
  expect(ratingOf(13, 3)).toEqual({ average: 4.33, count: 3 });
});

test("software follows from the formats, each once", () => {
  expect(softwareFor(["usdz"])).toEqual(["quick-look"]);
  expect(softwareFor(["glb", "fbx"])).toEqual(["blender", "unity", "unreal", "godot", "three-js", "maya"]);
  expect(softwareFor(["docx"])).toEqual([]);
});

test("a card says New for fourteen days", () => {
  const at = Date.parse("2026-03-15T00:00:00.000Z");
  expect(isNewProduct("2026-03-01T00:00:00.001Z", at)).toBe(true);
  expect(isNewProduct("2026-03-01T00:00:00.000Z", at)).toBe(false);
  expect(isNewProduct(null, at)).toBe(false);
});
