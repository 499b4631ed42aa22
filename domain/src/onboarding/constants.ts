/** Decision B20, the six steps in their order. The last has nothing to write: it is done once the address is confirmed. */
export const APPLICATION_STEPS = ["profile", "portfolio", "proposal", "tax", "agreement", "security"] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

export const APPLICATION_STATUSES = [
  "not_started",
  "draft",
  "submitted",
  "in_review",
  "approved",
  "changes_requested",
  "rejected",
  "suspended",
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const TAX_STATUSES = ["individual", "sole_trader", "company"] as const;
export type TaxStatus = (typeof TAX_STATUSES)[number];

export const REJECTION_REASONS = ["too_little_work", "not_own_work", "does_not_fit", "against_rules", "other"] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** What our own people may do about an application. */
export const STAFF_STEPS = ["take", "putBack", "approve", "requestChanges", "reject", "suspend", "reinstate"] as const;
export type StaffStep = (typeof STAFF_STEPS)[number];

export const LINK_STATES = ["waiting", "opens", "silent"] as const;

/** What a new shop still needs. Only the first three can be left undone: the others are the same for everyone, or not needed to sell. */
export const CHECKLIST = ["logo", "banner", "first_product", "refund_policy", "payout_recipient"] as const;
export type ChecklistItem = (typeof CHECKLIST)[number];

export const NEEDS = ["changes_requested", "draft", "refund", "message", "question"] as const;

export const ONBOARDING = {
  SHOP_NAME_LEAST: 2,
  SHOP_NAME_MOST: 60,
  DESCRIPTION_MOST: 500,
  /** The longest that may be typed into the field of the address, before it is judged. */
  SLUG_TYPED_MOST: 60,
  SLUG_IDEAS: 3,
  MOST_LINKS: 3,
  LINK_MOST: 300,
  LEAST_WORKS: 3,
  MOST_WORKS: 20,
  PICTURE_BYTES: 10 * 1024 * 1024,
  MODEL_BYTES: 50 * 1024 * 1024,
  MOST_SOFTWARE: 10,
  PROPOSAL_LEAST: 100,
  PROPOSAL_MOST: 1_000,
  TAX_NUMBER_LEAST: 4,
  TAX_NUMBER_MOST: 40,
  /** All that is ever shown of a tax number. */
  TAX_NUMBER_SHOWN: 4,
  NOTE_LEAST: 3,
  NOTE_MOST: 1_000,
  ANSWER_BUSINESS_DAYS: 3,
  REAPPLY_DAYS: 30,
  LONGEST_SEARCH: 120,
  NEEDS_SHOWN: 8,
} as const;

export const APPLICATION_SORTS = ["submitted", "decided"] as const;
/** Lists with a tab of their own. */
export const APPLICATION_TABS = ["waiting", "answered", "creators"] as const;
export type ApplicationTab = (typeof APPLICATION_TABS)[number];

/** Answers of our team to a person who applied, or sells. */
export type ApplicationAnswer =
  | { kind: "approved"; shopName: string }
  | { kind: "changes"; steps: ApplicationStep[] }
  | { kind: "rejected"; reason: RejectionReason; again: string }
  | { kind: "suspended"; reason: string }
  | { kind: "reinstated" };
