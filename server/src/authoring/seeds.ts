import { RIGHTS_VERSION } from "@blenda/domain/authoring/constants";
import type { NewRemark } from "@blenda/domain/authoring/model";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { live } from "../catalogue/port.ts";
import { addRemarks } from "../drafts/remarks.ts";
import { submissionRow } from "../drafts/sql.ts";
import { draftEntity } from "../drafts/steps.ts";
import { addSubmission } from "../drafts/submissions.ts";
import type { SubmissionOutcome } from "../drafts/tables.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import { copyLiveProduct } from "./editing/copies.ts";
import type { ProductDraftUpdate } from "./repository.ts";

interface DemoDraft {
  /** What it is a variant of, or a revision of. */
  from: string;
  isRevision?: boolean;
  /** Hours ago. */
  submitted: number | null;
  outcome?: SubmissionOutcome;
  remarks?: readonly NewRemark[];
  set: ProductDraftUpdate;
}

/** People at work, in every state there is: variants of what their shops sell already, so that nothing new has to be built. */
const DRAFTS: readonly DemoDraft[] = [
  {
    from: "halo-courier-droid",
    submitted: null,
    set: {
      title: "Halo courier droid, night shift",
      status: "draft",
      categoryId: null,
      priceCents: null,
      aiDisclosure: null,
      description: "",
    },
  },
  { from: "sunday-saucer", submitted: 30, set: { title: "Sunday saucer, chrome", status: "review", priceCents: 1_490 } },
  { from: "walnut-table-radio", submitted: 8, set: { title: "Table radio, lacquered black", status: "review" } },
  { from: "violet-hour-geode", submitted: 3, set: { title: "Violet hour geode, split in two", status: "review", priceCents: 950 } },
  {
    from: "red-cord-katana",
    isRevision: true,
    submitted: 20,
    set: { title: "Red cord katana with stand", status: "review", tags: ["katana", "sword", "stand", "samurai"] },
  },
  {
    from: "hazmat-drum-dripping",
    submitted: 52,
    outcome: "changes_requested",
    remarks: [
      { field: "title", text: "The title says two drums, the file has one." },
      { field: "description", text: "Please say which texture sizes come with it." },
    ],
    set: { title: "Hazmat drums, a pair", status: "changes_requested" },
  },
  {
    from: "breakfast-teacup-blue",
    submitted: 75,
    outcome: "rejected",
    set: {
      title: "Breakfast teacup, blue again",
      status: "rejected",
      reasonCode: "duplicate",
      reason: "This is the same cup that's already on sale in your shop. Release it as a new version instead.",
    },
  },
  { from: "frostkeep-lighthouse", submitted: 40, outcome: "approved", set: { title: "Frostkeep lighthouse at dusk", status: "approved" } },
];

/** One that is there stays as people left it; what they decided about is not sown again. */
export async function seedDemoDrafts(db: Db, now: Instant): Promise<void> {
  const known = await db
    .selectFrom(submissionRow("submissions"))
    .select("id")
    .where("id", "like", "demo-submission-%")
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  await db.transaction().execute(async (tx) => {
    for (const [n, draft] of DRAFTS.entries()) await sowDraft(tx, draft, n + 1, now);
  });
}

async function sowDraft(tx: Tx, { from, isRevision = false, submitted, outcome, remarks = [], set }: DemoDraft, n: number, now: Instant) {
  const sold = await live.find(tx, from);
  if (!sold) return;
  const id = isRevision ? from : `demo-draft-${n}`;
  let parts = 0;
  const at = addMinutes(now, -60 * ((submitted ?? 5) + 24));
  await copyLiveProduct(tx, sold, { id, newId: () => `${id}-part-${++parts}`, at });
  const submittedAt = submitted === null ? null : addMinutes(now, -60 * submitted);
  const decidedAt = submittedAt && outcome ? addMinutes(submittedAt, 6 * 60) : null;
  await tx
    .updateTable("productDrafts")
    .set({
      ...set,
      updatedAt: decidedAt ?? submittedAt ?? at,
      ...(submittedAt && { rightsVersion: RIGHTS_VERSION, rightsAt: submittedAt }),
      ...(set.status === "rejected" && { rejectedAt: decidedAt }),
      ...(set.status === "approved" && { publishAt: addDays(now, 6) }),
    })
    .where("id", "=", id)
    .execute();
  if (!submittedAt) return;
  const submission = { id: `demo-submission-${n}`, draftId: id, creatorId: sold.creatorId, isRevision, submittedAt, queuedAt: submittedAt };
  await addSubmission(tx, { ...submission, ...(outcome && { outcome, decidedAt }) });
  const step = { entity: draftEntity("product"), entityId: id };
  await recordTransition(tx, { ...step, fromStatus: "draft", toStatus: "processing", actorId: sold.creatorId }, submittedAt);
  await recordTransition(tx, { ...step, fromStatus: "processing", toStatus: "review", actorId: null }, submittedAt);
  if (outcome && decidedAt) await recordTransition(tx, { ...step, fromStatus: "review", toStatus: outcome, actorId: null }, decidedAt);
  if (remarks.length === 0 || !decidedAt) return;
  const said = remarks.map((remark, place) => ({
    ...remark,
    id: `${id}-remark-${place}`,
    draftId: id,
    submissionId: submission.id,
    at: decidedAt,
  }));
  await addRemarks(tx, said);
}
