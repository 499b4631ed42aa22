import { join, leave } from "./joining.ts";
import { cancelSaleEvent, createSaleEvent, scheduleSaleEvent, updateSaleEvent } from "./own-events.ts";
import {
  cancelPlatformEvent,
  createPlatformEvent,
  invite,
  lockEvent,
  platformEvent,
  platformEvents,
  updatePlatformEvent,
} from "./platform-events.ts";
import { candidates, events, invitations, joinedItems, priceCourse, saleCalendar, saleEvent, savers } from "./reads.ts";

export const saleEventsRouter = {
  ...{ saleEvents: events, saleEvent, candidates, savers, saleCalendar, priceCourse, invitations, joinedItems, join, leave },
  ...{ createSaleEvent, updateSaleEvent, scheduleSaleEvent, cancelSaleEvent },
  ...{ platformEvents, platformEvent, createPlatformEvent, updatePlatformEvent, invite, lockEvent, cancelPlatformEvent },
};
