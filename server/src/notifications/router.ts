import { clearAll } from "./bell/clear-all.ts";
import { markAllRead } from "./bell/mark-all-read.ts";
import { markRead } from "./bell/mark-read.ts";
import { undoClear } from "./bell/undo-clear.ts";
import { setChannel } from "./channels/set-channel.ts";
import { channels, latest } from "./reads.ts";

export const notificationsRouter = { channels, clearAll, latest, markAllRead, markRead, setChannel, undoClear };
