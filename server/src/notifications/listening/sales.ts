import { creatorsInvited, priceDropped } from "@blenda/domain/sale-events/events";
import { priceDropWords, saleInviteWords } from "@blenda/domain/sale-events/texts";
import { dollars } from "@blenda/domain/shared/language/formats";
import { publicProducts } from "../../catalogue/port.ts";
import { emit, type Listener, listener } from "../../platform/events/outbox.ts";
import { inviteesAfter, runningProducts, saleEventRow } from "../../sale-events/sql.ts";
import { saversAfter } from "../../saved/sql.ts";
import { notifyAll } from "../notify.ts";

/** People told in one transaction. The rest hears of it by the same event again, which says who was the last. */
const BATCH = 500;

/** One notice per person and event, however much of it they saved; never about something of their own. */
const onPriceDropped = listener("notifications.priceDropped", priceDropped, async (tx, { eventId, at, after = "" }) => {
  const running = new Map((await runningProducts(tx, eventId).execute()).map((row) => [row.itemId, row]));
  const savers = await saversAfter(tx, [...running.keys()], after, BATCH);
  const titles = new Map(
    (await publicProducts.byIds(tx, [...new Set(savers.map(({ productId }) => productId))])).map(({ id, title }) => [id, title]),
  );
  await notifyAll(
    tx,
    savers.flatMap(({ userId, productId, count }) => {
      const [row, title] = [running.get(productId), titles.get(productId)];
      if (!row || title === undefined) return [];
      const words = priceDropWords({ title, price: dollars(row.priceCents ?? 0), ends: row.endsAt, others: count - 1 });
      const data = { topic: "price_drop", productId, productName: title } as const;
      return [
        { userId, type: "system_update" as const, ...words, data, actorId: row.creatorId, onceKey: `price-drop/${eventId}/${userId}`, at },
      ];
    }),
  );
  const last = savers.at(-1);
  if (last && savers.length === BATCH) await emit(tx, priceDropped({ eventId, at, after: last.userId }));
});

/** One invitation per creator and event, while they may still answer it. */
const onInvited = listener("notifications.invitedToSale", creatorsInvited, async (tx, { eventId, at, after = "" }) => {
  const event = await tx
    .selectFrom(saleEventRow("e"))
    .select(["e.name", "e.status", "e.percent", "e.startsAt", "e.endsAt", "e.optInDeadline"])
    .where("e.id", "=", eventId)
    .executeTakeFirst();
  if (event?.status !== "inviting") return;
  const invitees = await inviteesAfter(tx, event.startsAt, after, BATCH).execute();
  const words = saleInviteWords({ ...event, optInDeadline: event.optInDeadline ?? event.startsAt });
  await notifyAll(
    tx,
    invitees.map(({ id: userId }) => ({
      ...{ userId, type: "system_update" as const, ...words, at },
      data: { topic: "sale_invite" as const },
      onceKey: `sale-invite/${eventId}/${userId}`,
    })),
  );
  const last = invitees.at(-1);
  if (last && invitees.length === BATCH) await emit(tx, creatorsInvited({ eventId, at, after: last.id }));
});

export const saleListeners: Listener[] = [onPriceDropped, onInvited];
