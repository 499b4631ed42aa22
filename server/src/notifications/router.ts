import { clearAll } from "./clear-all.ts";
import { markAllRead } from "./mark-all-read.ts";
import { markRead } from "./mark-read.ts";
import { channels, latest } from "./reads.ts";
import { setChannel } from "./set-channel.ts";
import { undoClear } from "./undo-clear.ts";

export const notificationsRouter = { channels, clearAll, latest, markAllRead, markRead, setChannel, undoClear };
