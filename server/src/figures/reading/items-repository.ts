import type { ItemKey, SoldItem } from "@blenda/domain/figures/model";
import { figureTexts } from "@blenda/domain/figures/texts";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { productRow } from "../../catalogue/sql.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Db } from "../../platform/database/db.ts";
import { trainingRow } from "../../trainings/sql.ts";

type ItemOf = (key: ItemKey) => SoldItem;

const isTraining = (key: ItemKey): boolean => key.startsWith("training:");
const idOf = (key: ItemKey): string => key.slice(key.indexOf(":") + 1);

/** What things are called and look like today; what is gone keeps a place without either. */
export async function itemsByKey(db: Db, keys: readonly ItemKey[]): Promise<ItemOf> {
  const [courses, products] = [keys.filter(isTraining), keys.filter((key) => !isTraining(key))];
  const rows = [
    ...(products.length === 0
      ? []
      : await db
          .selectFrom(productRow("products"))
          .select(["id", "title", "stageHue", "posterFileId as pictureId"])
          .where("id", "=", anyOf(products.map(idOf)))
          .execute()
          .then((found) => found.map((row) => ({ ...row, type: "product" as const })))),
    ...(courses.length === 0
      ? []
      : await db
          .selectFrom(trainingRow("trainings"))
          .select(["id", "title", "stageHue", "coverFileId as pictureId"])
          .where("id", "=", anyOf(courses.map(idOf)))
          .execute()
          .then((found) => found.map((row) => ({ ...row, type: "training" as const })))),
  ];
  const known = new Map(
    rows.map(({ type, id, title, stageHue, pictureId }): [ItemKey, SoldItem] => {
      const key = `${type}:${id}`;
      return [key, { key, type, id, title, posterUrl: fileUrl(pictureId), stageHue }];
    }),
  );
  return (key) =>
    known.get(key) ?? {
      ...{ key, type: isTraining(key) ? "training" : "product", id: idOf(key) },
      ...{ title: figureTexts.gone, posterUrl: null, stageHue: null },
    };
}

/** A creator's own things whose title has these words. */
export async function itemsByTitle(db: Db, creatorId: string, text: string): Promise<ItemKey[]> {
  const words = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const [products, courses] = await Promise.all([
    db.selectFrom(productRow("products")).select("id").where("creatorId", "=", creatorId).where("title", "ilike", words).execute(),
    db.selectFrom(trainingRow("trainings")).select("id").where("creatorId", "=", creatorId).where("title", "ilike", words).execute(),
  ]);
  return [...products.map(({ id }) => `product:${id}`), ...courses.map(({ id }) => `training:${id}`)];
}
