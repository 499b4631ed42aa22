import type { Notification } from "@blenda/domain/notifications/model";
import { isRecent } from "@blenda/domain/notifications/rules";

interface Group {
  title: string;
  items: Notification[];
}

const isSameDay = (at: string, now: number): boolean => new Date(at).toDateString() === new Date(now).toDateString();

/** Newest first as they come; an empty group is left out. */
function grouped(items: readonly Notification[], titleOf: (item: Notification) => string): Group[] {
  return [...Map.groupBy(items, titleOf)].map(([title, members]) => ({ title, items: members }));
}

export const dayGroups = (items: readonly Notification[], now: number): Group[] =>
  grouped(items, ({ updatedAt }) => (isSameDay(updatedAt, now) ? "Today" : isRecent(updatedAt, now) ? "Earlier this week" : "Earlier"));

/** Spec 2 §9: 'Recent' means the last 7 days. */
export const recentGroups = (items: readonly Notification[], now: number): Group[] =>
  grouped(items, ({ updatedAt }) => (isRecent(updatedAt, now) ? "Recent" : "Earlier"));
