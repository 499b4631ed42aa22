import { LISTING } from "@blenda/domain/catalogue/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import type { TrainingPage } from "@blenda/domain/trainings/model";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { type JsonRow, jsonRows, readJsonRows } from "../platform/database/json-rows.ts";
import { prepared } from "../platform/database/prepared.ts";
import { creatorNameOf, IS_PAGE_SHOP_OPEN, IS_SHOP_OPEN, newestFirst, onlyPublished, openByLink } from "../publication/cards.ts";
import { cardOf, selectCards } from "./cards.ts";

/** Every lesson of the training beside the name of its section, in the order they are taught. */
const lessonsOf = (db: Db) =>
  jsonRows(
    db
      .selectFrom("trainingSections as g")
      .leftJoin("trainingLessons as l", "l.sectionId", "g.id")
      .select(["g.id as sectionId", "g.title as sectionTitle", "l.id", "l.title", "l.kind", "l.durationSeconds", "l.isPreview"])
      .where("g.trainingId", "=", sql.ref<string>("page.id"))
      .orderBy("g.position")
      .orderBy("l.position"),
  );

const moreOf = (db: Db) => {
  const others = onlyPublished(selectCards(db)).where(IS_PAGE_SHOP_OPEN).where("p.creatorId", "=", sql.ref<string>("page.creatorId"));
  return jsonRows(newestFirst(others.where("p.n", "<>", sql.ref<number>("page.n"))).limit(sql.lit(LISTING.MORE_FROM_SHOP)));
};

type Cards = ReturnType<typeof selectCards>;

/** Everything a training's page says, in one statement. It stands in it twice: inside a list of others `p` is one of them. */
const wholePage = (db: Db, card: Cards) =>
  card
    .innerJoin("trainings as page", "page.n", "p.n")
    .select([
      "p.status",
      "p.description",
      "p.descriptionRich",
      "p.aiDisclosure",
      "p.tags",
      "p.learn",
      "p.requirements",
      "p.coverWidth",
      "p.coverHeight",
      "p.updatedAt",
      IS_SHOP_OPEN,
      creatorNameOf(db).as("creatorName"),
      lessonsOf(db).as("lessons"),
      moreOf(db).as("moreFromShop"),
    ]);
const pages = prepared((db, { id }: { id: string }) => wholePage(db, openByLink(selectCards(db), id)));
const pagesForOwners = prepared((db, { id }: { id: string }) => wholePage(db, selectCards(db).where("p.id", "=", id)));

type PageRow = Awaited<ReturnType<typeof pages>>[number];

export const findPage = async (db: Db, id: string): Promise<PageRow | undefined> => (await pages(db, { id }))[0];

/** Whatever its state is: its buyers keep it. */
export const findPageForOwners = async (db: Db, id: string): Promise<PageRow | undefined> => (await pagesForOwners(db, { id }))[0];

export function pageOf(row: PageRow, now: Instant): TrainingPage {
  const card = cardOf(row, now);
  const { coverWidth: width, coverHeight: height } = row;
  return {
    ...card,
    creatorName: row.creatorName || UNKNOWN.creator,
    description: row.description,
    descriptionRich: row.descriptionRich,
    aiDisclosure: row.aiDisclosure,
    tags: row.tags,
    isForSale: row.status === "published" && row.isShopOpen,
    learn: row.learn,
    requirements: row.requirements,
    cover: card.coverUrl !== null && width !== null && height !== null ? { url: card.coverUrl, width, height, alt: row.title } : null,
    sections: sectionsIn(readJsonRows(row.lessons)),
    moreFromShop: readJsonRows(row.moreFromShop).map((other) => cardOf(other, now)),
    updatedAt: row.updatedAt,
  };
}

function sectionsIn(lessons: JsonRow<PageRow["lessons"]>[]): TrainingPage["sections"] {
  return [...Map.groupBy(lessons, ({ sectionId }) => sectionId)].map(([id, lines]) => ({
    id,
    title: lines[0]?.sectionTitle ?? "",
    lessons: lines.flatMap((line) => {
      const { id: lessonId, title, kind, durationSeconds, isPreview } = line;
      // A section without lessons yet comes as one line of nothing.
      if (lessonId === null || title === null || kind === null) return [];
      return [{ id: lessonId, title, kind, durationSeconds: durationSeconds ?? 0, isPreview: isPreview === true }];
    }),
  }));
}
