import { INBOX } from "@blenda/domain/inbox/constants";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import { inbox } from "../procedures.ts";
import { addCannedReply, cannedRepliesOf, changeCannedReply } from "./canned-repository.ts";

export const saveCannedReply = inbox.saveCannedReply.handler(async ({ input: { id, title, body }, context, errors }) => {
  const { user, now } = context;
  return context.transaction(async (tx) => {
    // Two that are added at once count each other.
    await advisoryLock(tx, `saved replies of ${user.id}`);
    if (id === undefined) {
      if ((await cannedRepliesOf(tx, user.id)).length >= INBOX.CANNED_MOST) throw errors.INBOX_CANNED_FULL();
      await addCannedReply(tx, user.id, { id: context.id(), title, body }, now());
    } else if (!(await changeCannedReply(tx, user.id, { id, title, body }, now()))) throw errors.INBOX_CANNED_GONE();
    return cannedRepliesOf(tx, user.id);
  });
});
