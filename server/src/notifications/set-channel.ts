import { channelChoices, settledChoice } from "@blenda/domain/notifications/rules";
import { chosenChannels, saveChannel } from "./channel-repository.ts";
import { notifications } from "./procedures.ts";

export const setChannel = notifications.setChannel.handler(async ({ input, context: { user, db } }) => {
  await saveChannel(db, user.id, settledChoice(input));
  return channelChoices(await chosenChannels(db, user.id));
});
