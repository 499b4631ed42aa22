import { can } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import { REPORTS } from "@blenda/domain/reports/constants";
import type { CaseReport, ReportCase } from "@blenda/domain/reports/model";
import { decisionsFor, undoUntil } from "@blenda/domain/reports/rules";
import type { Db } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { decisionsOf, historyOf } from "../deciding/decision-repository.ts";
import { isOpen, obstacleOf } from "../deciding/obstacles.ts";
import { picturesOf } from "../reporting/picture-repository.ts";
import { findThing, isChanged, lookalikesOf, reportableOf } from "../reporting/targets.ts";
import { type CaseRow, findCase } from "./case-repository.ts";
import { findLine, nextOf } from "./list.ts";
import { peopleOf, recordOf, recordsOf } from "./people.ts";

type CaseContext = Pick<Services, "db" | "now" | "reporting"> & { user: Me };

/** Everything the decision of a case needs; every command about it answers with it. */
export async function caseFor(context: CaseContext, caseId: string): Promise<ReportCase> {
  const { db, user, now } = context;
  const found = await findCase(db, caseId);
  const line = found && (await findLine(db, caseId, user.id));
  if (!line) throw refusal("REPORTS_NOT_FOUND");
  const reportable = reportableOf(context, found.targetType);
  const thing = await findThing(db, reportable, found.targetId);
  const state = thing?.state ?? "gone";
  const reports = await reportsOf(db, found);
  const [latest] = await decisionsOf(db, caseId);
  const seen = reports.at(-1)?.snapshot ?? EMPTY;
  const obstacle = await obstacleOf(db, found, user);
  return {
    ...line,
    targetId: found.targetId,
    path: state === "gone" ? null : (thing?.staffPath ?? thing?.path ?? null),
    state,
    seen,
    isChanged: isChanged(seen, thing),
    author: await authorOf(context, found),
    reports: reports.map(({ snapshot: _, ...report }) => report),
    lookalikes: await lookalikesOf(db, context, found),
    decisions: await historyOf(db, found),
    answer: found.answer !== null && found.answeredAt !== null ? { text: found.answer, at: found.answeredAt } : null,
    answerUntil: found.answerUntil,
    appealText: found.appealText,
    appealedAt: found.appealedAt,
    appealedBy: found.appealedBy === null ? null : found.appealedBy === found.ownerId ? "author" : "reporter",
    counterNotice: found.counterNotice,
    choices: isOpen(found)
      ? decisionsFor({ moves: reportable?.moves ?? [], state, hasOwner: found.ownerId !== null, wasAsked: found.answerUntil !== null })
      : [],
    obstacle,
    undoUntil: latest?.toldAt === null && latest.decidedBy === user.id ? undoUntil(latest.decidedAt) : null,
    suspension: await suspensionOf(db, latest, user),
    nextId: await nextOf(db, found, now()),
  };
}

const EMPTY = { title: "", place: "", text: "", pictureUrl: null, stageHue: null, modelUrl: null, createdAt: null, around: [] };

/** The latest first. */
async function reportsOf(db: Db, { id }: CaseRow) {
  const rows = await db
    .selectFrom("reports")
    .selectAll()
    .where("caseId", "=", id)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(REPORTS.SHOWN_REPORTS)
    .execute();
  const ids = rows.map(({ reporterId }) => reporterId);
  const [people, records] = [await peopleOf(db, ids), await recordsOf(db, ids, id)];
  const pictures = await picturesOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const person = people.get(row.reporterId);
    const { sent = 0, upheld = 0 } = records.get(row.reporterId) ?? {};
    const reporter: CaseReport["reporter"] = person
      ? { id: person.id, name: person.name, avatarUrl: person.avatarUrl, joinedAt: person.joinedAt, sent, upheld }
      : null;
    const { reason, detail, links, claim, snapshot, createdAt } = row;
    return { id: row.id, reporter, reason, detail, links, claim, snapshot, createdAt, pictures: pictures.get(row.id) ?? [] };
  });
}

async function authorOf({ db, now, reporting }: CaseContext, { id, ownerId }: CaseRow): Promise<ReportCase["author"]> {
  const person = ownerId && (await peopleOf(db, [ownerId])).get(ownerId);
  if (!person) return null;
  const facts = await Promise.all(reporting.targets.map((reportable) => reportable.factsOf?.(db, person.id, now()) ?? []));
  return { ...person, ...(await recordOf(db, person.id, id, now())), facts: facts.flat() };
}

async function suspensionOf(db: Db, latest: Awaited<ReturnType<typeof decisionsOf>>[number] | undefined, user: Me) {
  if (latest?.suspension !== "asked") return null;
  const by = (await peopleOf(db, [latest.decidedBy])).get(latest.decidedBy)?.name ?? "";
  return { by, at: latest.decidedAt, canAgree: can(user, "admin") && latest.decidedBy !== user.id };
}
