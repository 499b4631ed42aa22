import { can } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import { APPLICATION_STEPS } from "@blenda/domain/onboarding/constants";
import type { Application } from "@blenda/domain/onboarding/model";
import { doneSteps, openSteps, reapplyFrom, writtenIn } from "@blenda/domain/onboarding/rules";
import { slugProblem } from "@blenda/domain/shops/rules";
import { categoryRow } from "../catalogue/sql.ts";
import { creators, findPerson, isEmailConfirmed } from "../identity/port.ts";
import { factorMethods } from "../mfa/port.ts";
import type { Db } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { type ApplicationRow, findApplication, linkChecksOf, trailOf, worksOf } from "./repository.ts";

export type ViewServices = Pick<Services, "db" | "now">;

/** A person's application as they see it themselves: our team is "we", whichever of us did something. */
export async function applicationFor(context: ViewServices, userId: string): Promise<Application> {
  const application = await applicationOfPerson(context, await findPerson(context.db, userId, context.now()));
  return { ...application, trail: application.trail.map((entry) => ({ ...entry, by: null })) };
}

/** The whole of it, begun or not. */
export async function applicationOfPerson({ db }: ViewServices, person: Me): Promise<Application> {
  const row = (await findApplication(db, person.id)) ?? null;
  const [checks, works, trail, suspension, isEmailVerified, factors] = await Promise.all([
    linkChecksOf(db, person.id),
    worksOf(db, person.id),
    trailOf(db, person.id),
    creators.suspensionOf(db, person.id),
    isEmailConfirmed(db, person.id),
    factorMethods(db, [person.id]),
  ]);
  const status = statusOf(row, person);
  const links = row?.links ?? [];
  const application = {
    status,
    profile: { shopName: row?.shopName ?? "", slug: row?.slug ?? "", description: row?.description ?? "" },
    portfolio: {
      links,
      checks: checks.filter(({ url }) => links.includes(url)),
      works,
      categoryId: row?.categoryId ?? null,
      software: row?.software ?? [],
    },
    proposal: row?.proposal ?? "",
    tax: { country: row?.country ?? null, taxStatus: row?.taxStatus ?? null, numberEnding: row?.taxNumberEnding ?? null },
    agreement: {
      agreedVersion: row?.agreedVersion ?? null,
      agreedAt: row?.agreedAt ?? null,
      hasRights: row ? row.rightsDeclaredAt !== null : false,
    },
    security: { email: person.email, isEmailVerified, hasFactor: factors.has(person.id) },
    marks: marksOf(row),
    openSteps: openSteps({ status, notes: row?.notes ?? [], agreedVersion: row?.agreedVersion ?? null }),
    notes: status === "changes_requested" ? (row?.notes ?? []) : [],
    savedAt: row?.updatedAt ?? null,
    submittedAt: row?.submittedAt ?? null,
    dueAt: row?.dueAt ?? null,
    rejection: rejectionOf(row),
    suspension,
    trail,
  };
  return { ...application, doneSteps: doneSteps(writtenIn(application, slugProblem(application.profile.slug) === null)) };
}

/** Who sold before there were applications is approved, whether or not that was ever written down. */
const statusOf = (row: ApplicationRow | null, person: Me): Application["status"] =>
  row?.status ?? (can(person, "creator") ? "approved" : "not_started");

function marksOf(row: ApplicationRow | null): Application["marks"] {
  const marks: Partial<Application["marks"]> = {};
  for (const step of APPLICATION_STEPS) marks[step] = row?.marks[step] ?? 0;
  return marks as Application["marks"];
}

function rejectionOf(row: ApplicationRow | null): Application["rejection"] {
  if (row?.status !== "rejected" || !row.rejectionReason || !row.decidedAt) return null;
  return { reason: row.rejectionReason, text: row.rejectionText, at: row.decidedAt, reapplyFrom: reapplyFrom(row.decidedAt) };
}

/** The name of a category, for rows that carry its id. */
export async function categoryNameOf(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await db.selectFrom(categoryRow("categories")).select("name").where("id", "=", id).executeTakeFirst();
  return row?.name ?? null;
}
