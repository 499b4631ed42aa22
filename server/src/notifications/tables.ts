import type { NotificationChannel, NotificationType, Priority } from "@blenda/domain/notifications/kinds";
import type { NotificationData } from "@blenda/domain/notifications/model";
import { boolean, defaulted, instant, json, nullable, text } from "../platform/database/columns.ts";

export const notificationTables = {
  notifications: {
    id: defaulted(text()),
    userId: text(),
    type: text<NotificationType>(),
    title: text(),
    message: text(),
    data: json<NotificationData>(),
    priority: text<Priority>(),
    productId: nullable(text()),
    actorId: nullable(text()),
    onceKey: nullable(text()),
    windowStart: nullable(instant()),
    isWindowOpen: defaulted(boolean()),
    readAt: nullable(instant()),
    mailedAt: nullable(instant()),
    clearedAt: nullable(instant()),
    undoKey: nullable(text()),
    createdAt: instant(),
    updatedAt: instant(),
  },
  notificationActors: { notificationId: text(), actorId: nullable(text()), visitor: nullable(text()), at: instant() },
  notificationChannels: { userId: text(), type: text<NotificationChannel>(), inApp: boolean(), mail: boolean() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    notifications: typeof notificationTables;
  }
}
