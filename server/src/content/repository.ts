import { CONTENT, type DocumentName } from "@blenda/domain/content/constants";
import { type DocumentFields, Section } from "@blenda/domain/content/model";
import { isByHand, readDocument, readHomepage, sectionPicks } from "@blenda/domain/content/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { anyOf } from "../platform/database/any-of.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";

/** The specification's document names (spec 1 §7). */
export const DOCUMENTS = {
  home: "heroSection",
  marketplace: "marketplaceHeroSection",
  learning: "learningHeroSection",
  staffPicks: "staffPicks",
} as const;

/** How home is arranged; what its sections hold are documents of their own, as the specification has them. */
const HOME_SECTIONS_KEY = "homeSections";

/** Where what is live of each document is stored. Home's is put together of several. */
const KEYS = {
  homeHero: DOCUMENTS.home,
  marketplaceHero: DOCUMENTS.marketplace,
  learningHero: DOCUMENTS.learning,
  marketplace: "marketplacePage",
  community: "communityPage",
} as const satisfies Record<Exclude<DocumentName, "homepage">, string>;

async function findDocument(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom("contentConfig").select("document").where("key", "=", key).executeTakeFirst();
  return row?.document;
}

/** What the clock has put live, though nobody wrote it down yet: the changes of a schedule that is due. */
async function findDue(db: Db, name: DocumentName, now: Instant): Promise<Record<string, unknown> | null> {
  const row = await db
    .selectFrom("contentDocuments")
    .select("draft")
    .where("name", "=", name)
    .where("publishAt", "<=", now)
    .executeTakeFirst();
  return row?.draft ?? null;
}

/** A document as it was published last. */
async function findPublished(db: Db, name: DocumentName): Promise<unknown> {
  if (name !== "homepage") return findDocument(db, KEYS[name]);
  const documents = await findSections(db);
  const picks = [...documents].flatMap(([id, document]) => {
    const { data } = Section.safeParse(document);
    return isByHand(id) && data ? [{ id, picks: shortened(sectionPicks(data)) }] : [];
  });
  return { ...arrangement(documents), picks };
}

/** What an older document says at greater length than editors may. */
const shortened = (picks: ReturnType<typeof sectionPicks>) =>
  picks
    .slice(0, CONTENT.PICKS_MOST)
    .map(({ productId, note }) => ({ productId, note: [...note.trim()].slice(0, CONTENT.NOTE_MOST).join("") }));

const arrangement = (documents: ReadonlyMap<string, unknown>) => {
  const arranged = documents.get(HOME_SECTIONS_KEY);
  return { sections: typeof arranged === "object" && arranged !== null && "sections" in arranged ? arranged.sections : undefined };
};

/** The documents home is put together of, by their keys. */
async function findSections(db: Db): Promise<Map<string, unknown>> {
  const rows = await db
    .selectFrom("contentConfig")
    .select(["key", "document"])
    .where((is) => is.or([is("key", "in", [HOME_SECTIONS_KEY, DOCUMENTS.staffPicks]), is("key", "like", "section-%")]))
    .execute();
  return new Map(rows.map(({ key, document }) => [key, document]));
}

export const publishedFields = async <Name extends DocumentName>(db: Db, name: Name): Promise<DocumentFields[Name]> =>
  readDocument(name, await findPublished(db, name));

/** What people see of a document at this moment, by the clock. */
export async function liveFields<Name extends DocumentName>(db: Db, name: Name, now: Instant): Promise<DocumentFields[Name]> {
  const [fields, due] = await Promise.all([publishedFields(db, name), findDue(db, name, now)]);
  return due ? readDocument(name, { ...fields, ...due }) : fields;
}

export interface ArrangedHome {
  sections: DocumentFields["homepage"]["sections"];
  /** The picks of a section. Throws where they cannot be read: the others are shown all the same. */
  picksOf(id: string): ReturnType<typeof sectionPicks>;
}

/** Home as it is arranged at this moment. */
export async function arrangedHome(db: Db, now: Instant): Promise<ArrangedHome> {
  const [documents, due] = await Promise.all([findSections(db), findDue(db, "homepage", now)]);
  const { sections, picks } = readHomepage({ ...arrangement(documents), ...due });
  return {
    sections,
    picksOf: (id) =>
      due && "picks" in due
        ? (picks.find((section) => section.id === id)?.picks ?? [])
        : sectionPicks(Section.parse(documents.get(id) ?? { items: [] })),
  };
}

async function putDocument(tx: Tx, key: string, document: unknown, updatedAt: Instant): Promise<void> {
  const row = { document: jsonb(document), updatedAt };
  await tx
    .insertInto("contentConfig")
    .values({ key, ...row })
    .onConflict((c) => c.column("key").doUpdateSet(row))
    .execute();
}

/** Puts a document live. Home's goes where the specification has its parts; a section that is no more takes its picks along. */
export async function putLive<Name extends DocumentName>(tx: Tx, name: Name, fields: DocumentFields[Name], at: Instant): Promise<void> {
  if (name !== "homepage") return putDocument(tx, KEYS[name as keyof typeof KEYS], fields, at);
  const { sections, picks } = fields as DocumentFields["homepage"];
  await putDocument(tx, HOME_SECTIONS_KEY, { sections }, at);
  const filled = sections.filter(({ id }) => isByHand(id)).map(({ id }) => id);
  for (const id of filled) await putDocument(tx, id, { items: picks.find((section) => section.id === id)?.picks ?? [] }, at);
  await tx
    .deleteFrom("contentConfig")
    .where("key", "like", "section-%")
    .where((is) => is.not(is("key", "=", anyOf(filled))))
    .execute();
}

/** Writes what is not there yet: an editor's words outlive every seed. */
export async function addDocument(db: Db, key: string, document: unknown, updatedAt: Instant): Promise<void> {
  await db
    .insertInto("contentConfig")
    .values({ key, document: jsonb(document), updatedAt })
    .onConflict((c) => c.doNothing())
    .execute();
}
