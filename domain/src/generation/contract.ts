import { z } from "zod";
import { askInPrivate, command, read } from "../access/procedure.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { Cursor } from "../shared/cursor.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { tokenFailures } from "../tokens/failures.ts";
import { CHOICES, COMPLEXITIES, DRAFTS, PICTURE_MODES, RESOLUTIONS } from "./constants.ts";
import { generationFailures } from "./failures.ts";
import { Analytics, Choice, DraftPicture, Job, JobId, ProviderStatus, Reading, ToolPage } from "./model.ts";
import { generationTexts } from "./texts.ts";

const own = { access: "signed-in", signedOut: "TOKENS_SIGNED_OUT", failed: generationTexts.loadFailed } as const;
const signedOut = pick(tokenFailures, "TOKENS_SIGNED_OUT");
const one = z.strictObject({ id: JobId });
const gone = pick(generationFailures, "GENERATION_NOT_FOUND");
const staff = { access: "admin", failed: generationTexts.providerFailed } as const;
const figures = { access: "admin", failed: generationTexts.analyticsFailed } as const;
// A question travels in the address, so a number arrives as text.
const period = z.strictObject({ days: z.coerce.number<number>().int().min(1).max(365).default(30) });

/** What the person chose for things there is no form for, as the reading or the refusal offered it. */
const instead = z.array(Choice).max(CHOICES.MOST).default([]);

export const generationContract = {
  /** Signed out: what it does and what it has made. */
  tool: read({ access: "public", failed: generationTexts.loadFailed }).output(ToolPage),

  /** The history, newest first; `search` looks into the prompts. */
  jobs: read(own)
    .errors(signedOut)
    .input(z.strictObject({ search: z.string().max(200).optional(), cursor: Cursor.optional() }))
    .output(z.object({ jobs: z.array(Job), nextCursor: z.string().nullable() })),

  job: read(own).errors(signedOut).errors(gone).input(one).output(Job),

  /** What would become of these words, free of charge: asked while people write. Null where the engine takes any words. */
  reading: read({ ...own, limits: [{ per: "account", max: 60, minutes: 1 }] })
    .errors(signedOut)
    .errors(pick(generationFailures, "GENERATION_BUSY"))
    .input(z.strictObject({ prompt: z.string().max(2_000) }))
    .output(Reading.nullable()),

  /**
   * A small picture of what would be made of these words or of a picture, free of charge. One at a time for each person: a newer one takes the place
   * of one that waits. Null where there is nothing to draw: the engine draws none, the words name nothing, or something has to be
   * chosen first. POST: what people try out is written into no log.
   */
  draft: askInPrivate({
    ...own,
    failed: generationTexts.draftNotDrawn,
    endsWithReader: true,
    limits: [
      { per: "account", max: DRAFTS.PER_MINUTE, minutes: 1 },
      { per: "account", max: DRAFTS.PER_DAY, minutes: 1_440 },
    ],
  })
    .errors(signedOut)
    .errors(
      pick(
        generationFailures,
        "GENERATION_CLOSED",
        "GENERATION_FEATURE_OFF",
        "GENERATION_PROMPT_TOO_LONG",
        "GENERATION_PROMPT_TOO_SHORT",
        "GENERATION_IMAGE_MISSING",
        "GENERATION_IMAGE_REFUSED",
        "GENERATION_BUSY",
        "GENERATION_DRAFT_REPLACED",
        "GENERATION_DRAFT_FAILED",
      ),
    )
    .input(
      z.strictObject({
        prompt: z.string().max(2_000),
        /** An uploaded picture, drawn as a start in this mode would make it; only in mode `form` are the words read. */
        imageId: z.string().max(64).optional(),
        mode: z.enum(PICTURE_MODES).default("form"),
        /** A model made from words for the first time has the first. */
        seed: z.int().min(1).max(1_000_000).default(1),
        complexity: z.enum(COMPLEXITIES).default("normal"),
        instead,
      }),
    )
    .output(DraftPicture.nullable()),

  /** Everything is checked here, in the order of decision B27, and the tokens are reserved in the same transaction. */
  start: command({ ...own, failed: generationTexts.startFailed, limits: [{ per: "account", max: 120, minutes: 60 }] })
    .errors(signedOut)
    .errors(pick(tokenFailures, "TOKENS_INSUFFICIENT", "TOKENS_OWED"))
    .errors(
      pick(
        generationFailures,
        "GENERATION_CLOSED",
        "GENERATION_FEATURE_OFF",
        "GENERATION_PROMPT_TOO_LONG",
        "GENERATION_PROMPT_TOO_SHORT",
        "GENERATION_NOTHING_NAMED",
        "GENERATION_NOT_EXACT",
        "GENERATION_FORMAT",
        "GENERATION_IMAGE_TOO_LARGE",
        "GENERATION_IMAGE_MISSING",
        "GENERATION_COOLING",
        "GENERATION_USER_LIMIT",
        "GENERATION_DAY_LIMIT",
        "GENERATION_BUSY",
        "GENERATION_NOT_FOUND",
      ),
    )
    .input(
      z.strictObject({
        prompt: z.string().max(20_000),
        /** An uploaded picture; then the words are only its name, but in mode `form` they say what is in it. */
        imageId: z.string().max(64).optional(),
        mode: z.enum(PICTURE_MODES).optional(),
        resolution: z.enum(RESOLUTIONS),
        complexity: z.enum(COMPLEXITIES),
        highPack: z.boolean(),
        /** Every allowed one is made; what is named here has to be among them (spec 1 §5). */
        format: z.string().max(20).optional(),
        /** A variation of this job: same words, next random start. */
        variationOf: JobId.optional(),
        instead,
        key: CommandKey,
      }),
    )
    .output(Job),

  /** While it waits everything comes back, while it runs half. */
  cancel: command({ ...own, failed: generationTexts.cancelFailed })
    .errors(signedOut)
    .errors(pick(generationFailures, "GENERATION_NOT_FOUND", "GENERATION_OVER"))
    .input(one)
    .output(Job),

  /** Out of the history, files and all; only what has ended. */
  remove: command({ ...own, failed: generationTexts.removeFailed })
    .errors(signedOut)
    .errors(gone)
    .input(one)
    .output(z.object({ id: JobId })),

  /** A draft of a product with the model, its facts, and the disclosure that it was generated. Asked twice it is the same draft. */
  startDraft: command({ access: "creator", failed: generationTexts.draftFailed })
    .errors(pick(generationFailures, "GENERATION_NOT_FOUND", "GENERATION_NOTHING_MADE"))
    .input(one)
    .output(z.object({ productId: z.string() })),

  analytics: read(figures).input(period).output(Analytics),
  /** Its days as a table. */
  analyticsFile: read(figures).input(period).output(CsvFile),

  /** Everything that was asked for and is missing, as a table. */
  missingFile: read(figures).input(period).output(CsvFile),

  provider: read(staff).output(ProviderStatus),
  /** Makes the smallest thing the engine can make, and says how long it took. */
  testProvider: command({ ...staff, limits: [{ per: "account", max: 20, minutes: 60 }], about: "the product itself" }).output(
    z.object({ isGood: z.boolean(), said: z.string(), ms: z.int() }),
  ),
};
