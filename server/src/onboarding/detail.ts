import { can } from "@blenda/domain/access/can";
import { outOfReach } from "@blenda/domain/access/rank";
import type { Me } from "@blenda/domain/identity/model";
import { decideApplications } from "@blenda/domain/onboarding/access";
import type { ApplicationDetail } from "@blenda/domain/onboarding/model";
import { staffSteps } from "@blenda/domain/onboarding/rules";
import { findPerson, ranked } from "../identity/port.ts";
import { publicPerson } from "../identity/sql.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { findApplication } from "./repository.ts";
import { applicationOfPerson, categoryNameOf, type ViewServices } from "./view.ts";

/** An application as this one of our own people sees it. What was not sent yet is its writer's alone. */
export async function detailFor(context: ViewServices & { user: Me }, userId: string): Promise<ApplicationDetail> {
  const { db, user, now } = context;
  const row = await findApplication(db, userId);
  const people = await ranked.find(db, [userId, user.id], now());
  const target = people.get(userId);
  if (!row || !target || row.status === "draft") throw refusal("ONBOARDING_NOT_FOUND");
  const person = await findPerson(db, userId, now());
  const taker = row.takenBy === null ? undefined : (await ranked.find(db, [row.takenBy], now())).get(row.takenBy);
  const actorRank = people.get(user.id)?.rank ?? "member";
  const application = await applicationOfPerson(context, person);
  return {
    ...application,
    // Notes of last time stay before the eyes of the reader of the next version.
    notes: row.notes,
    userId,
    name: person.displayName || person.name,
    photoUrl: person.photoUrl,
    joinedAt: await joinedAt(context, userId),
    categoryName: await categoryNameOf(db, row.categoryId),
    decidedAt: row.decidedAt,
    takenBy: row.takenBy === null ? null : { name: taker?.name ?? "", isYou: row.takenBy === user.id },
    ...staffSteps(row.status, {
      mayDecide: can(user, decideApplications),
      isSelf: userId === user.id,
      isOutranked: outOfReach({ id: user.id, rank: actorRank }, { id: userId, rank: target.guardedRank }) !== null,
      taken: row.takenBy === null ? "nobody" : row.takenBy === user.id ? "me" : "another",
    }),
  };
}

async function joinedAt({ db }: ViewServices, userId: string): Promise<string> {
  const { createdAt } = await db.selectFrom(publicPerson("users")).select("createdAt").where("id", "=", userId).executeTakeFirstOrThrow();
  return createdAt;
}
