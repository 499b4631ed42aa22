import { locate } from "./places/locate.ts";
import { beginVisit } from "./telling/begin-visit.ts";
import { markVisit } from "./telling/mark-visit.ts";
import { noteEvent } from "./telling/note-event.ts";

export const trackingRouter = { beginVisit, markVisit, locate, noteEvent };
