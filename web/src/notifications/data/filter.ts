import { kindOf, NOTIFICATION_TYPES, type NotificationType } from "@blenda/domain/notifications/kinds";
import type { Notification } from "@blenda/domain/notifications/model";
import type { AddressParams } from "../../lib/page/address.ts";

export type Filter = "all" | "unread" | NotificationType;

const isType = (word: string | undefined): word is NotificationType => NOTIFICATION_TYPES.some((type) => type === word);

/** As the address has it; a word it does not know means all. */
export const readFilter = ({ show }: AddressParams): Filter => (show === "unread" || isType(show) ? show : "all");

export const writeFilter = (filter: Filter): AddressParams => (filter === "all" ? {} : { show: filter });

const passes = ({ type, read }: Notification, filter: Filter): boolean =>
  filter === "all" || (filter === "unread" ? !read : type === filter);

export const filtered = (items: readonly Notification[], filter: Filter): Notification[] => items.filter((item) => passes(item, filter));

interface Choice {
  filter: Filter;
  name: string;
  count: number;
}

/** All, unread, then the kinds there are, and the one that is chosen even when there is none left of it. */
export function choicesOf(items: readonly Notification[], chosen: Filter): Choice[] {
  const kinds = NOTIFICATION_TYPES.filter((type) => type === chosen || items.some((item) => item.type === type));
  const choices: { filter: Filter; name: string }[] = [
    { filter: "all", name: "All" },
    { filter: "unread", name: "Unread" },
    ...kinds.map((filter) => ({ filter, name: kindOf(filter).words.name })),
  ];
  return choices.map((choice) => ({ ...choice, count: filtered(items, choice.filter).length }));
}
