import { CREATOR_AGREEMENT } from "@blenda/domain/onboarding/agreement";
import { answerDueAt } from "@blenda/domain/onboarding/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { categoryRow } from "../catalogue/sql.ts";
import { type DemoFile, storeDemoFiles } from "../demo/port.ts";
import { IS_CREATOR, publicPerson, SELLER_NAME } from "../identity/sql.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import type { Seeds } from "../platform/domain.ts";
import { jsonb } from "../platform/events/outbox.ts";
import { record } from "../platform/files/files.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import type { Storage } from "../platform/outside/storage/storage.ts";
import { holdSlug } from "../shops/port.ts";
import { shopRow } from "../shops/sql.ts";
import { ENTITY } from "./repository.ts";

/** Sellers who never applied are approved: demo shops, and those that an import brought. */
async function approveSellers(db: Db, now: Instant): Promise<void> {
  await sql`insert into creator_applications (user_id, status, shop_name, slug, description, created_at, updated_at, decided_at)
    select u.id, 'approved', ${SELLER_NAME}, coalesce(s.slug, u.id), coalesce(s.description, ''),
      coalesce(s.opened_at, u.created_at), ${now}, coalesce(s.opened_at, u.created_at)
    from ${publicPerson("u")} left join ${shopRow("s")} on s.creator_id = u.id
    where u.deleted_at is null and ${IS_CREATOR} and not exists (select from creator_applications a where a.user_id = u.id)`.execute(db);
}

const HOUR = 60;
const WORKS = [
  { id: "pierced-brass-lantern", title: "Brass lantern", fileId: "demo-applicant-work-1" },
  { id: "meander-amphora-cobalt", title: "Amphora, cobalt", fileId: "demo-applicant-work-2" },
  { id: "trailhead-enamel-mug", title: "Enamel mug", fileId: "demo-applicant-work-3" },
] as const;
const COVER = { width: 1_024, height: 768 } as const;

const waiting = {
  userId: "demo-applicant",
  shopName: "Lathe & Lantern",
  slug: "lathe-and-lantern",
  description: "Household things with a bit of history: lamps, vessels, tools. Modelled from my own reference photos.",
  links: [],
  software: ["Blender", "Substance"],
  proposal:
    "Twelve household props to begin with: lamps, vessels and hand tools from the last two centuries. All of them as GLB with PBR textures, in three levels of detail, and a new set every month.",
  country: "PT",
  taxStatus: "sole_trader",
} as const;

const sentBack = {
  userId: "demo-applicant-2",
  shopName: "Field Notes 3D",
  slug: "field-notes-3d",
  description: "Scanned plants and stones.",
  links: ["https://portfolio.example.com/field-notes-3d"],
  software: ["Blender"],
  proposal:
    "Plants and stones from my own scans, cleaned up and retopologised so they can be used in real-time scenes. About twenty pieces are ready, more follow.",
  country: "IE",
  taxStatus: "individual",
} as const;
const NOTES = [
  { step: "portfolio", text: "The link leads to a page without pictures. Please add three works, or a link that shows some." },
] as const;

type Applicant = typeof waiting | typeof sentBack;

async function addApplication(tx: Tx, { links, software, ...applicant }: Applicant, submittedAt: Instant): Promise<void> {
  const category = await tx
    .selectFrom(categoryRow("categories"))
    .select("id")
    .where("parentId", "is not", null)
    .orderBy("name")
    .executeTakeFirst();
  await tx
    .insertInto("creatorApplications")
    .values({
      ...applicant,
      ...{ links: [...links], software: [...software], categoryId: category?.id ?? null, status: "submitted" },
      ...{ agreedVersion: CREATOR_AGREEMENT.version, agreedAt: submittedAt, rightsDeclaredAt: submittedAt },
      ...{ createdAt: addMinutes(submittedAt, -HOUR), updatedAt: submittedAt, submittedAt, dueAt: answerDueAt(submittedAt) },
    })
    .execute();
  await holdSlug(tx, applicant.userId, applicant.slug, submittedAt);
  const trail = { entity: ENTITY, entityId: applicant.userId, actorId: applicant.userId };
  await recordTransition(tx, { ...trail, fromStatus: "not_started", toStatus: "draft" }, addMinutes(submittedAt, -HOUR));
  await recordTransition(tx, { ...trail, fromStatus: "draft", toStatus: "submitted" }, submittedAt);
}

async function addWorks(tx: Tx, createdAt: Instant): Promise<void> {
  const rows = WORKS.map(({ title, fileId }) => ({
    id: fileId,
    userId: waiting.userId,
    title,
    kind: "picture" as const,
    fileId,
    ...COVER,
    createdAt,
  }));
  await tx.insertInto("creatorApplicationWorks").values(rows).execute();
}

/** What one of our own people answered. */
async function sendBack(tx: Tx, at: Instant): Promise<void> {
  const { userId } = sentBack;
  await tx
    .updateTable("creatorApplications")
    .set({ status: "changes_requested", notes: jsonb([...NOTES]), decidedAt: at, decidedBy: "demo-editor", updatedAt: at })
    .where("userId", "=", userId)
    .execute();
  const trail = { entity: ENTITY, entityId: userId, actorId: "demo-editor" };
  await recordTransition(tx, { ...trail, fromStatus: "submitted", toStatus: "in_review" }, addMinutes(at, -HOUR / 4));
  await recordTransition(tx, { ...trail, fromStatus: "in_review", toStatus: "changes_requested" }, at);
}

const workFiles = (): DemoFile[] =>
  WORKS.map(({ id, fileId }) => ({
    id: fileId,
    ownerId: waiting.userId,
    from: ["products", id, "cover.webp"],
    name: `${id}.webp`,
    type: "image/webp",
    isPublic: false,
  }));

/** One application that waits, and one that was sent back. Whatever became of them stays. */
async function seedApplications(db: Db, now: Instant, storage: Storage): Promise<void> {
  const ids = [waiting.userId, sentBack.userId];
  const known = await db.selectFrom("creatorApplications").select("userId").where("userId", "in", ids).execute();
  const people = await db.selectFrom(publicPerson("users")).select("id").where("id", "in", ids).where("deletedAt", "is", null).execute();
  if (known.length > 0 || people.length < ids.length) return;
  const files = await storeDemoFiles(db, storage, workFiles(), now);
  await db.transaction().execute(async (tx) => {
    const sentAt = addMinutes(now, -26 * HOUR);
    await record(tx, ...files);
    await addApplication(tx, waiting, sentAt);
    await addWorks(tx, sentAt);
    await addApplication(tx, sentBack, addMinutes(now, -74 * HOUR));
    await sendBack(tx, addMinutes(now, -50 * HOUR));
  });
}

export const onboardingSeeds: Seeds = {
  always: approveSellers,
  demo: async (db, now, storage) => {
    await approveSellers(db, now);
    await seedApplications(db, now, storage);
  },
};
