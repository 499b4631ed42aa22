import { channelChoices, settledChoice } from "@blenda/domain/notifications/rules";
import { notifications } from "../procedures.ts";
import { chosenChannels, saveChannel } from "./channel-repository.ts";

export const setChannel = notifications.setChannel.handler(async ({ input, context: { user, db } }) => {
  await saveChannel(db, user.id, settledChoice(input));
  return channelChoices(await chosenChannels(db, user.id));
});
