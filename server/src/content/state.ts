import { CONTENT, DOCUMENT_NAMES, type DocumentName } from "@blenda/domain/content/constants";
import type { ChosenItem, ContentVersion, DocumentLine, DocumentState, Homepage } from "@blenda/domain/content/model";
import { changesOn, contentDiff, pickedIn, readDocument } from "@blenda/domain/content/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { publicPerson } from "../identity/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { type ItemRow, itemsByIds } from "../publication/chosen.ts";
import { publishedFields } from "./repository.ts";

const nameOf = (column: "d.changedBy" | "d.scheduledBy" | "v.authorId") =>
  sql<string | null>`(select u.display_name from ${publicPerson("u")} where u.id = ${sql.ref(column)})`;

const selectDocuments = (db: Db) =>
  db
    .selectFrom("contentDocuments as d")
    .select(["d.name", "d.revision", "d.version", "d.draft", "d.draftedAt", "d.publishAt"])
    .select([nameOf("d.changedBy").as("changedName"), nameOf("d.scheduledBy").as("scheduledName")]);

const UNTOUCHED = { revision: 0, version: 0, draft: null, draftedAt: null, publishAt: null, changedName: null, scheduledName: null };

async function listVersions(db: Db, name: DocumentName): Promise<ContentVersion[]> {
  const rows = await db
    .selectFrom("contentVersions as v")
    .select(["v.version", "v.kind", "v.document", "v.at", nameOf("v.authorId").as("authorName")])
    .where("v.name", "=", name)
    .orderBy("v.version", "desc")
    .limit(CONTENT.VERSIONS_SHOWN + 1)
    .execute();
  return rows.slice(0, CONTENT.VERSIONS_SHOWN).map(({ document, ...row }, at) => {
    const before = rows[at + 1]?.document;
    const diff = before === undefined ? [] : contentDiff(readDocument(name, before), readDocument(name, document));
    return { ...row, diff };
  });
}

export const chosenItem = (row: ItemRow, userId: string): ChosenItem => {
  const { creatorId, ...item } = row;
  return { ...item, isOwn: creatorId === userId };
};

/** A document with its draft, as the clock has it: a schedule that is due is live, whether it was written down or not. */
export async function documentState(db: Db, name: DocumentName, userId: string, now: Instant): Promise<DocumentState> {
  const [found, published, versions] = await Promise.all([
    selectDocuments(db).where("d.name", "=", name).executeTakeFirst(),
    publishedFields(db, name),
    listVersions(db, name),
  ]);
  const row = found ?? UNTOUCHED;
  const isDue = row.publishAt !== null && row.publishAt <= now;
  const merged = readDocument(name, { ...published, ...row.draft });
  const live = isDue ? merged : published;
  const isDrafted = row.draft !== null && !isDue;
  const state = {
    ...{ name, revision: row.revision, version: row.version, live, draft: merged, versions },
    changed: isDrafted ? Object.keys(changesOn(live, merged)) : [],
    draftedBy: isDrafted ? row.changedName : null,
    draftedAt: isDrafted ? row.draftedAt : null,
    publishAt: isDue ? null : row.publishAt,
    scheduledBy: isDue ? null : row.scheduledName,
  };
  if (name !== "homepage") return state as DocumentState;
  const ids = new Set([...pickedIn(live as Homepage), ...pickedIn(merged as Homepage)]);
  const items = (await itemsByIds(db, "product", [...ids])).map((item) => chosenItem(item, userId));
  return { ...state, items } as DocumentState;
}

/** All documents with their last change. */
export async function documentLines(db: Db, now: Instant): Promise<DocumentLine[]> {
  const [rows, newest] = await Promise.all([
    selectDocuments(db).execute(),
    db
      .selectFrom("contentDocuments as d")
      .innerJoin("contentVersions as v", (join) => join.onRef("v.name", "=", "d.name").onRef("v.version", "=", "d.version"))
      .select(["v.name", "v.at", nameOf("v.authorId").as("authorName")])
      .execute(),
  ]);
  return DOCUMENT_NAMES.map((name) => {
    const row = rows.find((each) => each.name === name) ?? UNTOUCHED;
    const published = newest.find((each) => each.name === name);
    const isDrafted = row.draft !== null && (row.publishAt === null || row.publishAt > now);
    return {
      ...{ name, version: row.version, publishedBy: published?.authorName ?? null, publishedAt: published?.at ?? null },
      changed: isDrafted ? Object.keys(row.draft ?? {}) : [],
      draftedBy: isDrafted ? row.changedName : null,
      draftedAt: isDrafted ? row.draftedAt : null,
      publishAt: isDrafted ? row.publishAt : null,
    };
  });
}
