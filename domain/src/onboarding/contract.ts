import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { listFields, listPage } from "../shared/list.ts";
import { plainText } from "../shared/text.ts";
import { shopFailures } from "../shops/failures.ts";
import { decideApplications, seeApplications } from "./access.ts";
import { APPLICATION_SORTS, APPLICATION_STATUSES, APPLICATION_TABS, ONBOARDING } from "./constants.ts";
import { onboardingFailures } from "./failures.ts";
import { ApplicantId, Application, ApplicationDetail, ApplicationLine, CreatorHome, Decision, SlugAnswer, StepSave } from "./model.ts";
import { applicationTexts } from "./texts.ts";

const own = { access: "signed-in", failed: applicationTexts.loadFailed } as const;
/** Saved while the applicant types: often, and no more often than fingers go. */
const writing = {
  access: "signed-in",
  failed: applicationTexts.saveFailed,
  limits: [{ per: "account", max: 2_000, minutes: 60 }],
} as const;
const sending = { access: "signed-in", failed: applicationTexts.sendFailed, limits: [{ per: "account", max: 30, minutes: 60 }] } as const;
const looking = { access: seeApplications, failed: applicationTexts.listFailed } as const;
const deciding = {
  access: decideApplications,
  failed: applicationTexts.decideFailed,
  about: { kind: "person", by: "userId" },
} as const;
const one = z.strictObject({ userId: ApplicantId });
const Reason = plainText(ONBOARDING.NOTE_LEAST, ONBOARDING.NOTE_MOST);
const moved = pick(onboardingFailures, "ONBOARDING_INVALID_TRANSITION");
const touching = pick(onboardingFailures, "ONBOARDING_NOT_FOUND", "ONBOARDING_INVALID_TRANSITION", "ONBOARDING_RANK");
const slugRefused = pick(shopFailures, "SHOPS_SLUG_TAKEN", "SHOPS_SLUG_NOT_ALLOWED");

/**
 * Works are uploads, not calls: POST the file itself (GLB up to 50 MB, JPEG, PNG or WebP up to 10 MB) to
 * `/api/onboarding/work?name=…`. It answers with the ApplicationWork, or `{ code, message }` like every call.
 */
export const onboardingContract = {
  /** One's own, whether begun or not. Live on every device. */
  application: read(own).output(Application),

  /** One step, as far as it is written. Refused when it was saved elsewhere since `mark`. */
  saveStep: command(writing)
    .errors(
      pick(
        onboardingFailures,
        "ONBOARDING_CHANGED_ELSEWHERE",
        "ONBOARDING_STEP_CLOSED",
        "ONBOARDING_TOO_SOON",
        "ONBOARDING_CATEGORY_UNKNOWN",
        "ONBOARDING_AGREEMENT_OLD",
      ),
    )
    .input(StepSave)
    .output(Application),

  removeWork: command(writing)
    .errors(pick(onboardingFailures, "ONBOARDING_STEP_CLOSED", "ONBOARDING_WORK_UNKNOWN"))
    .input(z.strictObject({ id: z.string().min(1).max(64) }))
    .output(Application),

  /** Whether an address of a shop is to be had, with ideas where it is not. */
  checkSlug: read({ ...own, failed: applicationTexts.slugFailed, limits: [{ per: "account", max: 600, minutes: 60 }] })
    .input(z.strictObject({ slug: z.string().min(1).max(ONBOARDING.SLUG_TYPED_MOST) }))
    .output(SlugAnswer),

  submitApplication: command(sending).errors(moved).errors(pick(onboardingFailures, "ONBOARDING_INCOMPLETE")).output(Application),

  /** Back to a draft; also while one of our team is reading it. */
  withdrawApplication: command(sending).errors(moved).output(Application),

  /** Page by page, oldest first. Live. */
  applications: read(looking)
    .input(
      z.strictObject({
        tab: z.enum(APPLICATION_TABS).default("waiting"),
        search: z.string().max(ONBOARDING.LONGEST_SEARCH).optional(),
        status: z.enum(APPLICATION_STATUSES).optional(),
        ...listFields(APPLICATION_SORTS),
      }),
    )
    .output(listPage(ApplicationLine)),

  applicationOf: read(looking).errors(pick(onboardingFailures, "ONBOARDING_NOT_FOUND")).input(one).output(ApplicationDetail),

  claimApplication: command(deciding)
    .errors(touching)
    .errors(pick(onboardingFailures, "ONBOARDING_TAKEN"))
    .input(one)
    .output(ApplicationDetail),

  /** Also what a colleague claimed: a holiday keeps no applicant waiting. */
  putBackApplication: command(deciding).errors(touching).input(one).output(ApplicationDetail),

  /** By the one who claimed it. */
  decideApplication: command(deciding)
    .errors(touching)
    .errors(pick(onboardingFailures, "ONBOARDING_TAKEN"))
    .errors(slugRefused)
    .input(Decision)
    .output(ApplicationDetail),

  /** Closes the creator's area and hides the shop. Buyers keep what they bought. */
  suspendCreator: command(deciding)
    .errors(touching)
    .input(one.extend({ reason: Reason }))
    .output(ApplicationDetail),

  reinstateCreator: command(deciding)
    .errors(touching)
    .input(one.extend({ reason: Reason }))
    .output(ApplicationDetail),

  /** The first page of the creator's area. Live. */
  home: read({ access: "creator", failed: applicationTexts.homeFailed }).output(CreatorHome),
};
