import { block } from "./block.ts";
import { deleteMessage } from "./delete-message.ts";
import { edit } from "./edit.ts";
import { markRead } from "./mark-read.ts";
import { move } from "./move.ts";
import { mute } from "./mute.ts";
import { conversation, conversations, unread } from "./reads.ts";
import { report } from "./report.ts";
import { send } from "./send.ts";
import { start } from "./start.ts";

export const inboxRouter = { block, conversation, conversations, deleteMessage, edit, markRead, move, mute, report, send, start, unread };
