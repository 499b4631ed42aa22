import { markRead } from "./conversations/mark-read.ts";
import { move } from "./conversations/move.ts";
import { mute } from "./conversations/mute.ts";
import { start } from "./conversations/start.ts";
import { deleteMessage } from "./messages/delete-message.ts";
import { edit } from "./messages/edit.ts";
import { send } from "./messages/send.ts";
import { block } from "./people/block.ts";
import { report } from "./people/report.ts";
import { conversation, conversations, unread } from "./reads.ts";

export const inboxRouter = { block, conversation, conversations, deleteMessage, edit, markRead, move, mute, report, send, start, unread };
