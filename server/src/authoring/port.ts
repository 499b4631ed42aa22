import { randomUUID } from "node:crypto";
import type { RejectionCode } from "@blenda/domain/authoring/constants";
import type { NewRemark, Submission } from "@blenda/domain/authoring/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/database/db.ts";
import { appealDraft, type Decided, type Deciding, decisionsOf, tellDecision, withdrawDraft } from "./core/decide.ts";
import { draftStepsOf, recordDraftStep, takeDraftStep } from "./core/kind.ts";
import { compareWithSeen, laterLooks, markLookedAt } from "./core/looks.ts";
import { stepsForMany } from "./core/many.ts";
import { fingerprintOf, remarkView } from "./core/remarks.ts";
import {
  addSubmission,
  countApproved,
  countHandedIn,
  decideSubmission,
  fullDay,
  isTrustedCreator,
  openSubmissionOf,
  queueSubmission,
  remarksOnDraft,
  settleRemarks,
  submissionsOfDay,
} from "./core/submissions.ts";
import { queueFile } from "./files/add-file.ts";
import { filesOf, letGo, renderOf, viewerOf } from "./files-repository.ts";
import { noteTimeout } from "./reading/queue-repository.ts";
import { addDraftRow, findDraft } from "./repository.ts";
import { submissionView } from "./submission-view.ts";
import { PRODUCT_DRAFTS } from "./submitting/product-kind.ts";

export type { Decided, Deciding } from "./core/decide.ts";
export type { DraftKind, Publishing } from "./core/kind.ts";

/** The one publication, for whoever has another kind of draft: steps, what came of them, who is told. */
export const publication = {
  decisionsOf,
  takeStep: takeDraftStep,
  recordStep: recordDraftStep,
  stepsOf: draftStepsOf,
  tellDecision,
  withdraw: withdrawDraft,
  appeal: appealDraft,
  stepsForMany,
};

/** What was handed in, of every kind, and what was said about it. */
export const submissions = {
  add: addSubmission,
  open: openSubmissionOf,
  queue: queueSubmission,
  decide: decideSubmission,
  count: countHandedIn,
  countApproved,
  ofDay: submissionsOfDay,
  fullDay,
  remarks: remarksOnDraft,
  remarkView,
  fingerprintOf,
  settleRemarks,
};

/** What somebody of ours last saw of what is on sale, and what is to be looked at because it became something else. */
export { compareWithSeen, laterLooks, markLookedAt };

/** Whether the limits of new creators are over for this one. */
export const isTrusted = isTrustedCreator;

/** Files that nobody needs any more go, and their bodies soon after the commit. */
export const letGoFiles = letGo;

/** For whoever watches our reader, whatever it was that it was too busy for. */
export const noteReadingTimeout = noteTimeout;

const decisions = decisionsOf(PRODUCT_DRAFTS);

/** What reviewers look at; `null` for what is not in review. */
export const submissionOf = (db: Db, id: string, now: Instant): Promise<Submission | null> => submissionView(db, id, now);

/** The bytes and shapes of a draft's files, to be compared with what others sell. */
export async function printsOf(db: Db, id: string): Promise<{ creatorId: string; files: { sha256: string; prints: string[] }[] } | null> {
  const draft = await findDraft(db, id);
  if (!draft) return null;
  const files = await filesOf(db, id);
  return { creatorId: draft.creatorId, files: files.map(({ sha256, prints }) => ({ sha256, prints })) };
}

interface DrawnPictures {
  /** How the engine drew the model, where it could. */
  lit: string | null;
  /** The creator's own images, small. */
  own: { id: string; storageKey: string }[];
}

/** Where the images of a draft are stored, to be compared with how its model was drawn. */
export async function drawnPictures(db: Db, id: string): Promise<DrawnPictures> {
  const viewer = viewerOf(await filesOf(db, id));
  const own = await db
    .selectFrom("draftPictures as p")
    .innerJoin("files as f", "f.id", "p.cardFileId")
    .select(["p.id", "f.storageKey"])
    .where("p.draftId", "=", id)
    .where("p.kind", "=", "own")
    .execute();
  const card = renderOf(viewer, "card")?.fileId ?? null;
  const lit = card && (await db.selectFrom("files").select("storageKey").where("id", "=", card).executeTakeFirst());
  return { lit: lit ? lit.storageKey : null, own };
}

/** Publishes it, or keeps it for its date. `null`: it is not in review (any more). */
export const approve = (tx: Tx, decision: Deciding): Promise<Decided | null> => decisions.approve(tx, decision);

/** Sends it back with comments on fields, at least one. */
export const requestChanges = (tx: Tx, decision: Deciding & { remarks: readonly NewRemark[] }): Promise<Decided | null> =>
  decisions.requestChanges(tx, { ...decision, newId: randomUUID });

export const reject = (tx: Tx, decision: Deciding & { code: RejectionCode; text: string }): Promise<Decided | null> =>
  decisions.reject(tx, decision);

interface Generated {
  id: string;
  creatorId: string;
  title: string;
  prompt: string;
  files: readonly { fileId: string; format: string }[];
  newId(): string;
  at: Instant;
}

/** Made by a machine, and says so: no category, no price, nothing declared. Its files are read like everybody's. */
export async function addGeneratedDraft(tx: Tx, { id, creatorId, title, prompt, files, newId, at }: Generated): Promise<void> {
  const said = { title, description: prompt, generatedFrom: prompt, aiDisclosure: "generated" as const };
  await addDraftRow(tx, { id, creatorId, status: "draft", ...said, createdAt: at, updatedAt: at });
  for (const [position, { fileId, format }] of files.entries())
    await queueFile(tx, { id: newId(), draftId: id, fileId, format, position, at });
}
