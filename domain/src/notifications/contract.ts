import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { notificationFailures } from "./failures.ts";
import { ChannelChoice, Latest } from "./model.ts";
import { notificationTexts } from "./texts.ts";

const own = { access: "signed-in", failed: notificationTexts.loadFailed } as const;
const marking = { access: "signed-in", failed: notificationTexts.readFailed } as const;
const clearing = { access: "signed-in", failed: notificationTexts.clearFailed } as const;

export const notificationsContract = {
  /** The bell and the page read the same answer; live. */
  latest: read(own).output(Latest),

  markRead: command(marking)
    .errors(pick(notificationFailures, "NOTIFICATIONS_NOT_FOUND"))
    .input(z.strictObject({ id: z.string().min(1).max(64) }))
    .output(Latest),

  markAllRead: command(marking).output(Latest),

  /** What was cleared can be brought back for a few minutes with the key. */
  clearAll: command(clearing).output(z.object({ latest: Latest, undoKey: z.string().nullable() })),

  undoClear: command(clearing)
    .errors(pick(notificationFailures, "NOTIFICATIONS_UNDO_OVER"))
    .input(z.strictObject({ undoKey: z.string().min(1).max(64) }))
    .output(Latest),

  /** One line per type. */
  channels: read(own).output(z.array(ChannelChoice)),

  setChannel: command({ access: "signed-in", failed: notificationTexts.settingsFailed })
    .input(z.strictObject(ChannelChoice.shape))
    .output(z.array(ChannelChoice)),
};
