import type { SearchTerm } from "@blenda/domain/dashboard/finding";
import type { SearchHit } from "@blenda/domain/dashboard/model";
import { seePayments } from "@blenda/domain/payments/constants";
import type { PublishedType } from "@blenda/domain/publication/constants";
import { seeProducts } from "@blenda/domain/review/access";
import { type RawBuilder, sql } from "kysely";
import { orderLineRow, orderRow } from "../../orders/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Findable } from "../../platform/overview.ts";
import { listedItem, selectItems } from "./items.ts";

const PATHS = { product: "/admin/products", training: "/admin/trainings" } as const satisfies Record<PublishedType, string>;

const inOrder = (itemType: PublishedType, number: number): RawBuilder<boolean> =>
  sql`d.id = any (array(select l.item_id from ${orderRow("o")} join ${orderLineRow("l")} on l.order_id = o.id
    where o.number = ${number}::bigint and l.item_type = ${itemType}))`;

async function look(
  db: Db,
  itemType: PublishedType,
  of: "sold" | "drafts",
  typed: SearchTerm,
  limit: number,
): Promise<Omit<SearchHit, "kind">[]> {
  const words = "words" in typed ? typed.words : "";
  const rows = await selectItems(db, { itemType, of, search: words })
    .$if(typed.by === "number", (query) => query.where(inOrder(itemType, typed.by === "number" ? typed.number : 0)))
    .orderBy(sql`d.updated_at`, "desc")
    .orderBy(sql`d.id`)
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { id, title, shop, status, score } = listedItem(itemType, row);
    return {
      ...{ id, title: title || "Untitled", figure: null, isOpen: status === "suspended" },
      detail: [
        shop?.name,
        of === "drafts" ? `draft, ${status.replaceAll("_", " ")}` : status === "published" ? "on sale" : status,
        score !== null && `score ${score}`,
      ]
        .filter(Boolean)
        .join(" · "),
      isExact: typed.by === "id" && typed.id === id,
      paths: [`${PATHS[itemType]}?${of === "drafts" ? "of=drafts&" : ""}q=${encodeURIComponent(id)}`],
    };
  });
}

/** By words of its title or its id, on sale or a draft; and what is in an order, for staff who may see orders. */
const findable = (itemType: PublishedType): Findable => ({
  kind: itemType,
  access: seeProducts,
  find: async (db, typed, { limit, may }) => {
    if (typed.by === "number") return may(seePayments) ? look(db, itemType, "sold", typed, limit) : [];
    if (typed.by === "email" || typed.by === "caseNumber") return [];
    const [sold, drafts] = await Promise.all([look(db, itemType, "sold", typed, limit), look(db, itemType, "drafts", typed, limit)]);
    return [...sold, ...drafts].slice(0, limit);
  },
});

export const findableItems: readonly Findable[] = [findable("product"), findable("training")];
