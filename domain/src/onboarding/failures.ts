import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { utcDay } from "../shared/language/formats.ts";
import { APPLICATION_STATUSES, APPLICATION_STEPS } from "./constants.ts";
import { applicationTexts } from "./texts.ts";

export const onboardingFailures = {
  /** Thrown for a person who never applied, and for an unknown id alike. */
  ONBOARDING_NOT_FOUND: failure(404, "This application doesn't exist"),
  /** Thrown when a step was saved somewhere else since this page read it. */
  ONBOARDING_CHANGED_ELSEWHERE: failure(409, "You changed this step in another window or on another device."),
  /** Thrown for a step that cannot be written now: the application was sent, or only other steps were sent back. */
  ONBOARDING_STEP_CLOSED: failure(409, "This step can't be changed right now."),
  /** Thrown when something is still missing; the first step is where to go. */
  ONBOARDING_INCOMPLETE: failure(
    422,
    z.object({ steps: z.array(z.enum(APPLICATION_STEPS)) }),
    ({ steps }) => `Something's still missing: ${steps.map((step) => applicationTexts.steps[step]).join(", ")}.`,
  ),
  ONBOARDING_INVALID_TRANSITION: failure(
    409,
    z.object({ from: z.enum(APPLICATION_STATUSES), event: z.string(), allowed: z.array(z.string()) }),
    ({ from }) => applicationTexts.moved[from],
  ),
  /** Thrown for a new try before the thirty days are over. */
  ONBOARDING_TOO_SOON: failure(409, z.object({ from: z.iso.datetime() }), ({ from }) => `You can apply again from ${utcDay(from)}.`),
  /** Thrown when another of our own people is at it. */
  ONBOARDING_TAKEN: failure(409, z.object({ by: z.string() }), ({ by }) => `${by} is reading this application.`),
  ONBOARDING_RANK: failure(403, "You can't change someone with the same access as yours, or more."),
  ONBOARDING_CATEGORY_UNKNOWN: failure(422, "This category no longer exists. Choose another one."),
  /** Thrown for an agreement that is no longer the one in force. */
  ONBOARDING_AGREEMENT_OLD: failure(409, "The agreement has a new version. Please read it again."),
  ONBOARDING_WORKS_FULL: failure(409, "That's as many works as an application can hold. Remove one first."),
  ONBOARDING_WORK_UNKNOWN: failure(404, "This work is already gone."),
  ONBOARDING_WORK_TYPE: failure(415, "Choose a GLB, JPEG, PNG or WebP file."),
  ONBOARDING_WORK_TOO_LARGE: failure(413, "Images can be up to 10 MB, models up to 50 MB."),
  /** Thrown for a file that cannot be shown; the reason says why. */
  ONBOARDING_WORK_REFUSED: failure(422, z.object({ reason: z.string() }), ({ reason }) => reason),
};
