import { CREATOR_AGREEMENT } from "@blenda/domain/onboarding/agreement";
import { APPLICATION_STEPS } from "@blenda/domain/onboarding/constants";
import type { Application, ApplicationDetail } from "@blenda/domain/onboarding/model";

/** An application that was not begun. */
export const BLANK: Application = {
  status: "not_started",
  profile: { shopName: "", slug: "", description: "" },
  portfolio: { links: [], checks: [], works: [], categoryId: null, software: [] },
  proposal: "",
  tax: { country: null, taxStatus: null, numberEnding: null },
  agreement: { agreedVersion: null, agreedAt: null, hasRights: false },
  security: { email: "ana@example.com", isEmailVerified: true, hasFactor: false },
  marks: { profile: 0, portfolio: 0, proposal: 0, tax: 0, agreement: 0, security: 0 },
  openSteps: [...APPLICATION_STEPS],
  doneSteps: ["security"],
  notes: [],
  savedAt: null,
  submittedAt: null,
  dueAt: null,
  rejection: null,
  suspension: null,
  trail: [],
};

/** One with everything in it, as it was sent. */
export const SENT: Application = {
  ...BLANK,
  status: "submitted",
  profile: { shopName: "Kiln & Thread", slug: "kiln-and-thread", description: "Pots and cloth." },
  portfolio: { ...BLANK.portfolio, links: ["https://portfolio.example.com/kiln"], categoryId: "props", software: ["Blender"] },
  proposal: "Household props with a bit of history. ".repeat(4),
  tax: { country: "PT", taxStatus: "company", numberEnding: "2013" },
  agreement: { agreedVersion: CREATOR_AGREEMENT.version, agreedAt: "2026-11-13T10:00:00.000Z", hasRights: true },
  openSteps: [],
  doneSteps: [...APPLICATION_STEPS],
  savedAt: "2026-11-13T10:00:00.000Z",
  submittedAt: "2026-11-13T10:00:00.000Z",
  dueAt: "2026-11-18T10:00:00.000Z",
  trail: [
    { status: "draft", at: "2026-11-13T09:00:00.000Z", by: null, text: "" },
    { status: "submitted", at: "2026-11-13T10:00:00.000Z", by: null, text: "" },
  ],
};

/** The same before a reviewer who has claimed it. */
export const TAKEN: ApplicationDetail = {
  ...SENT,
  status: "in_review",
  userId: "bo",
  name: "Bo",
  photoUrl: null,
  joinedAt: "2026-01-01T00:00:00.000Z",
  categoryName: "Props",
  decidedAt: null,
  takenBy: { name: "Ada", isYou: true },
  may: ["putBack", "approve", "requestChanges", "reject"],
  hindrance: null,
};
