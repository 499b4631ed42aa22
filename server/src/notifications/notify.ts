import { notificationsChanged } from "@blenda/domain/notifications/events";
import type { AggregatedType, NotificationType } from "@blenda/domain/notifications/kinds";
import type { NotificationData } from "@blenda/domain/notifications/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { emit, emitAll } from "../platform/events/outbox.ts";
import { addActor, lockWindow, type NotificationActor, renew, rewordOf, type Window } from "./bell/window-repository.ts";
import { addNotifications, areWelcome } from "./repository.ts";

interface Notice {
  userId: string;
  type: Exclude<NotificationType, AggregatedType>;
  title: string;
  message: string;
  data?: NotificationData;
  /** Actor: notifications about oneself, or about an account one blocked, are left out. */
  actorId?: string;
  /** The same key is told once. */
  onceKey?: string;
  at: Instant;
}

/** Tells a person something, if they want to be told. The product named in `data` lends it its picture, else the doer. */
export const notify = (tx: Tx, notice: Notice): Promise<void> => notifyAll(tx, [notice]);

export async function notifyAll(tx: Tx, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const all = notices.map(({ data = {}, actorId = null, onceKey = null, at, ...notice }) => ({
    ...{ ...notice, data, productId: data.productId ?? null, actorId, onceKey, createdAt: at, updatedAt: at },
  }));
  const welcome = await areWelcome(tx, all);
  const told = await addNotifications(
    tx,
    all.filter((_, n) => welcome[n]),
  );
  await emitAll(
    tx,
    [...new Set(told)].map((userId) => notificationsChanged({ userId })),
  );
}

/** Adds a person to what is told together for one product and type: once in its 24 hours, however often they do it. */
export async function notifyTogether(tx: Tx, told: Window & NotificationActor & { at: Instant }): Promise<void> {
  const { userId, at } = told;
  if (!(await areWelcome(tx, [told]))[0]) return;
  const id = await lockWindow(tx, told, at);
  if (!(await addActor(tx, id, told, at))) return;
  await renew(tx, id, told, at);
  await emit(tx, notificationsChanged({ userId }));
}

/** What others were told together with this person, in today's words: whether they are named changed. It stays read, and where it was. */
export async function rewordAll(tx: Tx, actorId: string): Promise<void> {
  const told = await rewordOf(tx, actorId);
  await emitAll(
    tx,
    told.map((userId) => notificationsChanged({ userId })),
  );
}
