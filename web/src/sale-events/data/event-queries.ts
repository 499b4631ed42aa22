import { EVENT_SORTS, EVENT_STATES } from "@blenda/domain/sale-events/constants";
import type { EventDetail, EventItem, Invitation } from "@blenda/domain/sale-events/model";
import { keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

function questionOf(view: TableView) {
  const state = oneOf(EVENT_STATES, view.filters.state);
  return { ...(view.words && { search: view.words }), ...(state && { state }), ...orderOf(view, EVENT_SORTS) };
}

export const eventsQuery = (view: TableView) => api.saleEvents.saleEvents.queryOptions({ input: questionOf(view) });
export const eventQuery = (id: string) => api.saleEvents.saleEvent.queryOptions({ input: { id } });
export const invitationsQuery = api.saleEvents.invitations.queryOptions();
export const joinedItemsQuery = (id: string) => api.saleEvents.joinedItems.queryOptions({ input: { id } });
export const platformEventsQuery = (view: TableView) => api.saleEvents.platformEvents.queryOptions({ input: questionOf(view) });
export const platformEventQuery = (id: string) => api.saleEvents.platformEvent.queryOptions({ input: { id } });

const DAY_MS = 86_400_000;
/** Whole days, so that the question stays the same while somebody looks. */
export const calendarQuery = (from: number, until: number) =>
  api.saleEvents.saleCalendar.queryOptions({
    input: { from: new Date(from).toISOString(), until: new Date(until).toISOString() },
    placeholderData: keepPreviousData,
    staleTime: DAY_MS,
  });

/** The dates and percent of an event that is being written. */
export interface EventTerms {
  startsAt: string;
  endsAt: string;
  percent: number;
  eventId?: string;
}

const PAGE = 50;

/** One's own items beside those terms, a page at a time. */
export const candidatesQuery = ({ startsAt, endsAt, percent, eventId }: EventTerms, search: string) =>
  api.saleEvents.candidates.infiniteOptions({
    input: (after: string | undefined) => ({
      startsAt,
      endsAt,
      percent,
      limit: PAGE,
      ...(eventId && { eventId }),
      ...(search && { search }),
      ...(after && { after }),
    }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** How many people will be told of a sale of these. */
export const saversQuery = (terms: EventTerms, items: readonly EventItem[]) =>
  api.saleEvents.savers.queryOptions({ input: { ...terms, items: [...items] }, placeholderData: keepPreviousData });

export type CourseQuestion = Pick<EventItem, "itemType" | "itemId"> & { startsAt: string; percent: number };

/** Which price of one item would be struck through, and the way to it. */
export const priceCourseQuery = (asked: CourseQuestion) => api.saleEvents.priceCourse.queryOptions({ input: asked });

/** Lists and the calendar are asked again; what was answered is known. */
const forgetLists = (cache: QueryClient): void => {
  for (const list of [api.saleEvents.saleEvents, api.saleEvents.saleCalendar, api.saleEvents.candidates])
    void cache.invalidateQueries({ queryKey: list.key() });
};

export function learnEvent(event: EventDetail, cache: QueryClient): void {
  cache.setQueryData(eventQuery(event.id).queryKey, event);
  forgetLists(cache);
}

export function learnInvitation(invitation: Invitation, cache: QueryClient): void {
  cache.setQueryData(invitationsQuery.queryKey, (known) => known?.map((each) => (each.id === invitation.id ? invitation : each)));
  void cache.invalidateQueries({ queryKey: api.saleEvents.joinedItems.key() });
  forgetLists(cache);
}

export const learnPlatformEvent = (_: unknown, cache: QueryClient): void => {
  for (const list of [api.saleEvents.platformEvents, api.saleEvents.platformEvent]) void cache.invalidateQueries({ queryKey: list.key() });
};
