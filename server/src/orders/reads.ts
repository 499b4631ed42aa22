import { ORDERS, READABLE_CODE } from "@blenda/domain/orders/constants";
import type { OwnedItem } from "@blenda/domain/orders/model";
import { itemPath } from "@blenda/domain/orders/rules";
import { Instant } from "@blenda/domain/shared/time";
import { peopleById } from "../identity/sql.ts";
import { CursorId, cursorCodec } from "../platform/database/cursor.ts";
import { billingOf } from "./billing/billing-repository.ts";
import { seatsOfItem, sharedWith } from "./licences/seat-repository.ts";
import { findHeld } from "./licences/upgrade-repository.ts";
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

export const order = own.order.handler(({ input, context }) => pageOf(context, context.user, input.id, context.now()));

export const billing = own.billing.handler(({ context: { db, user, now } }) => billingOf(db, user.id, now()));

export const owned = own.owned.handler(async ({ context: { db, user } }) => {
  const items = await ownedBy(db, user.id);
  const lastOrders = (type: string): OwnedItem[] => {
    const orders = new Map(items.filter(({ itemType }) => itemType === type).map(({ itemId, orderId }) => [itemId, orderId]));
    return [...orders].map(([id, orderId]) => ({ id, orderId }));
  };
  return { products: lastOrders("product"), trainings: lastOrders("training") };
});

export const trainings = own.trainings.handler(async ({ context: { db, user, trade, now } }) => {
  const ids = (await ownedBy(db, user.id)).flatMap(({ itemType, itemId }) => (itemType === "training" ? [itemId] : []));
  return (await trade.kinds.training.ownedCards?.(db, user.id, ids, now())) ?? [];
});

export const seats = own.seats.handler(async ({ input, context: { db, user }, errors }) => {
  const line = await findHeld(db, user.id, input.lineId);
  if (!line) throw errors.ORDERS_NOT_FOUND();
  return seatsOfItem(db, user.id, line.itemId);
});

export const shared = own.shared.handler(async ({ context: { db, user } }) => ({ items: await sharedWith(db, user) }));

export const licence = openOrders.licence.handler(async ({ input, context: { db }, errors }) => {
  const code = input.code.trim().toUpperCase();
  const found = READABLE_CODE.test(code) ? await findLicence(db, code) : undefined;
  if (!found) throw errors.ORDERS_LICENCE_UNKNOWN();
  const holder = found.holderId ? (await peopleById(db, [found.holderId])).get(found.holderId)?.displayName : undefined;
  const { title, shopName, pausedAt } = found;
  return { licence: passportOf(found, holder ?? "A guest", pausedAt), title, shopName, itemPath: itemPath(found) };
});
