import { expect, test } from "vitest";
import { PUBLICATION_STATUSES, type PublicationStatus } from "./constants.ts";
import {
  histogramOf,
  isPriceAllowed,
  PUBLICATION_STEPS,
  type PublicationEvent,
  publicationEventsFrom,
  publicationMove,
  ratingOf,
  ratingOfStars,
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

test("a rating is the mean of what people gave, to two places, and nothing while nobody gave any", () => {
  expect(ratingOf(0, 0)).toBeNull();
  expect(ratingOf(13, 3)).toEqual({ average: 4.33, count: 3 });
  expect(ratingOfStars([0, 0, 0, 0, 0])).toBeNull();
  expect(ratingOfStars([0, 0, 1, 0, 2])).toEqual({ average: 4.33, count: 3 });
  expect(histogramOf([1, 2, 3, 4, 5])).toEqual([5, 4, 3, 2, 1]);
});
