import { LICENCE_CODE, ORDERS } from "@blenda/domain/orders/constants";
import type { OwnedItem } from "@blenda/domain/orders/model";
import { Instant } from "@blenda/domain/shared/time";
import { peopleById } from "../identity/sql.ts";
import { progressOfAll } from "../learning/port.ts";
import { CursorId, cursorCodec } from "../platform/database/cursor.ts";
import { ownedTrainingCards } from "../trainings/port.ts";
import { pageOf, summariesOf } from "./page.ts";
import { openOrders, orders as own } from "./procedures.ts";
import { ordersOf, passportOf } from "./reading.ts";
import { findLicence, ownedBy } from "./repository.ts";

const place = cursorCodec(Instant, CursorId);

export const orders = own.orders.handler(async ({ input, context: { db, user } }) => {
  const rows = await ordersOf(db, user.id, place.read(input.after));
  const page = rows.slice(0, ORDERS.PAGE);
  const last = page.at(-1);
  return { orders: await summariesOf(db, page), next: rows.length > page.length && last ? place.write(last.createdAt, last.id) : null };
});

export const order = own.order.handler(({ input, context: { db, user, now } }) => pageOf(db, user, input.id, now()));

export const owned = own.owned.handler(async ({ context: { db, user } }) => {
  const items = await ownedBy(db, user.id);
  const lastOrders = (type: string): OwnedItem[] => {
    const orders = new Map(items.filter(({ itemType }) => itemType === type).map(({ itemId, orderId }) => [itemId, orderId]));
    return [...orders].map(([id, orderId]) => ({ id, orderId }));
  };
  return { products: lastOrders("product"), trainings: lastOrders("training") };
});

/** The one watched last comes first. */
export const trainings = own.trainings.handler(async ({ context: { db, user } }) => {
  const ids = (await ownedBy(db, user.id)).flatMap(({ itemType, itemId }) => (itemType === "training" ? [itemId] : []));
  const [cards, progress] = await Promise.all([ownedTrainingCards(db, ids), progressOfAll(db, user.id, ids)]);
  return cards
    .map((training) => ({ training, ...(progress.get(training.id) ?? { progress: 0, lastLessonId: null, lastAt: "" }) }))
    .sort((a, b) => b.lastAt.localeCompare(a.lastAt))
    .map(({ lastAt: _, ...line }) => line);
});

export const licence = openOrders.licence.handler(async ({ input, context: { db }, errors }) => {
  const code = input.code.trim().toUpperCase();
  const found = LICENCE_CODE.test(code) ? await findLicence(db, code) : undefined;
  if (!found) throw errors.ORDERS_LICENCE_UNKNOWN();
  const holder = found.holderId ? (await peopleById(db, [found.holderId])).get(found.holderId)?.displayName : undefined;
  const itemPath = found.itemType === "training" ? `/learning/${found.itemId}` : `/product/${found.itemId}`;
  return { licence: passportOf(found, holder ?? "A guest", found.pausedAt), title: found.title, shopName: found.shopName, itemPath };
});
