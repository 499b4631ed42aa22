import { channelChoices } from "@blenda/domain/notifications/rules";
import { chosenChannels } from "./channels/channel-repository.ts";
import { notifications } from "./procedures.ts";
import { latestOf } from "./repository.ts";

export const latest = notifications.latest.handler(({ context: { db, user } }) => latestOf(db, user.id));

export const channels = notifications.channels.handler(async ({ context: { db, user } }) =>
  channelChoices(await chosenChannels(db, user.id)),
);
