import { z } from "zod";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import {
  APPLICATION_STATUSES,
  APPLICATION_STEPS,
  CHECKLIST,
  LINK_STATES,
  NEEDS,
  ONBOARDING,
  REJECTION_REASONS,
  STAFF_STEPS,
  TAX_STATUSES,
} from "./constants.ts";

export const ApplicantId = z.string().min(1).max(100);
const Step = z.enum(APPLICATION_STEPS);

/** A work an applicant shows of what they make. */
export const ApplicationWork = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(["picture", "model"]),
  url: z.string(),
  /** The poster of a model; a picture is its own. */
  posterUrl: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  stageHue: z.int().nullable(),
});
export type ApplicationWork = z.infer<typeof ApplicationWork>;

/** Whether a link opens. It never blocks anything: a site may simply not like being asked by a machine. */
export const LinkCheck = z.object({ url: z.string(), state: z.enum(LINK_STATES), checkedAt: Instant.nullable() });
export type LinkCheck = z.infer<typeof LinkCheck>;

export const StepNote = z.object({ step: Step, text: z.string() });
export type StepNote = z.infer<typeof StepNote>;

/** A line of the dated trail. Whose step it was is named to our own people only. */
export const TrailEntry = z.object({ status: z.enum(APPLICATION_STATUSES), at: Instant, by: z.string().nullable(), text: z.string() });
export type TrailEntry = z.infer<typeof TrailEntry>;

/** What may be half written: a step is done when the rules say so, not when it is saved. */
export const ProfileFields = z.strictObject({
  shopName: plainText(0, ONBOARDING.SHOP_NAME_MOST),
  slug: plainText(0, ONBOARDING.SLUG_TYPED_MOST),
  description: plainText(0, ONBOARDING.DESCRIPTION_MOST),
});
export type ProfileFields = z.infer<typeof ProfileFields>;

export const PortfolioFields = z.strictObject({
  links: z.array(plainText(0, ONBOARDING.LINK_MOST)).max(ONBOARDING.MOST_LINKS),
  categoryId: z.string().min(1).max(64).nullable(),
  software: z.array(plainText(1, 40)).max(ONBOARDING.MOST_SOFTWARE),
});
export type PortfolioFields = z.infer<typeof PortfolioFields>;

export const ProposalFields = z.strictObject({ proposal: plainText(0, ONBOARDING.PROPOSAL_MOST) });

export const TaxFields = z.strictObject({
  country: z
    .string()
    .length(2)
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  taxStatus: z.enum(TAX_STATUSES).nullable(),
  /** Left out: as it was. Empty: taken away. It never travels back. */
  taxNumber: plainText(0, ONBOARDING.TAX_NUMBER_MOST).optional(),
});

export const AgreementFields = z.strictObject({
  /** The version that was read and agreed to; `null`: the box is empty. */
  agreedVersion: z.string().min(1).max(20).nullable(),
  hasRights: z.boolean(),
});

/** How often a step was saved: every save says which it saw, so that nothing written elsewhere is lost. */
const Mark = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);
export const StepSave = z.discriminatedUnion("step", [
  z.strictObject({ step: z.literal("profile"), mark: Mark, fields: ProfileFields }),
  z.strictObject({ step: z.literal("portfolio"), mark: Mark, fields: PortfolioFields }),
  z.strictObject({ step: z.literal("proposal"), mark: Mark, fields: ProposalFields }),
  z.strictObject({ step: z.literal("tax"), mark: Mark, fields: TaxFields }),
  z.strictObject({ step: z.literal("agreement"), mark: Mark, fields: AgreementFields }),
]);
export type StepSave = z.infer<typeof StepSave>;

/** An application, as the applicant sees it. */
export const Application = z.object({
  status: z.enum(APPLICATION_STATUSES),
  profile: z.object({ shopName: z.string(), slug: z.string(), description: z.string() }),
  portfolio: z.object({
    links: z.array(z.string()),
    checks: z.array(LinkCheck),
    works: z.array(ApplicationWork),
    categoryId: z.string().nullable(),
    software: z.array(z.string()),
  }),
  proposal: z.string(),
  /** Of the number only the last characters, also to its owner. */
  tax: z.object({ country: z.string().nullable(), taxStatus: z.enum(TAX_STATUSES).nullable(), numberEnding: z.string().nullable() }),
  agreement: z.object({ agreedVersion: z.string().nullable(), agreedAt: Instant.nullable(), hasRights: z.boolean() }),
  security: z.object({ email: z.string(), isEmailVerified: z.boolean(), hasFactor: z.boolean() }),
  marks: z.record(Step, z.int()),
  /** Those that can be written now. */
  openSteps: z.array(Step),
  /** Those that are complete. */
  doneSteps: z.array(Step),
  /** What the reviewer asked for last, step by step. */
  notes: z.array(StepNote),
  /** When anything of it was saved last. */
  savedAt: Instant.nullable(),
  submittedAt: Instant.nullable(),
  /** By when we answer. */
  dueAt: Instant.nullable(),
  rejection: z.object({ reason: z.enum(REJECTION_REASONS), text: z.string(), at: Instant, reapplyFrom: Instant }).nullable(),
  suspension: z.object({ reason: z.string(), at: Instant }).nullable(),
  trail: z.array(TrailEntry),
});
export type Application = z.infer<typeof Application>;

/** What a slug is, while it is typed. */
export const SlugAnswer = z.object({
  slug: z.string(),
  state: z.enum(["free", "taken", "reserved", "too_short", "too_long", "letters"]),
  /** Free ones like it, where it is not to be had. */
  ideas: z.array(z.string()),
});
export type SlugAnswer = z.infer<typeof SlugAnswer>;

/** A line of the list of our own people. */
export const ApplicationLine = z.object({
  userId: z.string(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  shopName: z.string(),
  slug: z.string(),
  categoryName: z.string().nullable(),
  status: z.enum(APPLICATION_STATUSES),
  submittedAt: Instant.nullable(),
  dueAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
  takenBy: z.string().nullable(),
});
export type ApplicationLine = z.infer<typeof ApplicationLine>;

/** An application, as its reviewer sees it. */
export const ApplicationDetail = Application.extend({
  userId: z.string(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  joinedAt: Instant,
  categoryName: z.string().nullable(),
  decidedAt: Instant.nullable(),
  takenBy: z.object({ name: z.string(), isYou: z.boolean() }).nullable(),
  may: z.array(z.enum(STAFF_STEPS)),
  /** Why some of it cannot be done, for the button that says so. */
  hindrance: z.enum(["permission", "self", "rank", "taken", "not_taken"]).nullable(),
});
export type ApplicationDetail = z.infer<typeof ApplicationDetail>;

const Note = plainText(ONBOARDING.NOTE_LEAST, ONBOARDING.NOTE_MOST);
export const Decision = z.discriminatedUnion("decision", [
  z.strictObject({ decision: z.literal("approve"), userId: ApplicantId }),
  z.strictObject({
    decision: z.literal("requestChanges"),
    userId: ApplicantId,
    notes: z
      .array(z.strictObject({ step: Step, text: Note }))
      .min(1)
      .max(APPLICATION_STEPS.length)
      .refine((notes) => new Set(notes.map(({ step }) => step)).size === notes.length, "must name each step once"),
  }),
  z.strictObject({ decision: z.literal("reject"), userId: ApplicantId, reason: z.enum(REJECTION_REASONS), text: Note }),
]);
export type Decision = z.infer<typeof Decision>;

/** The first page of the creator's area, without figures. */
export const CreatorHome = z.object({
  shop: z.object({ name: z.string(), slug: z.string(), imageUrl: z.string().nullable() }).nullable(),
  approvedAt: Instant.nullable(),
  checklist: z.array(z.object({ item: z.enum(CHECKLIST), isDone: z.boolean() })),
  /** Once everything was done, the list never comes back by itself. */
  isFinished: z.boolean(),
  /** How long what this person sells now waits. */
  holdDays: z.int(),
  /** The limits of new creators are over. */
  isTrusted: z.boolean(),
  /** What waits for the creator, the most urgent first. */
  needs: z.array(
    z.object({
      kind: z.enum(NEEDS),
      id: z.string(),
      title: z.string(),
      detail: z.string(),
      since: Instant,
      dueAt: Instant.nullable(),
      /** Where it is about a course: which, and of a question the lesson it was asked under. */
      course: z.object({ id: z.string(), lessonId: z.string().nullable() }).nullable(),
    }),
  ),
});
export type CreatorHome = z.infer<typeof CreatorHome>;
