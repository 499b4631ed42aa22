import { INBOX } from "@blenda/domain/inbox/constants";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import type { Job } from "../platform/jobs/jobs.ts";
import { recordTransition } from "../platform/jobs/transitions.ts";
import { sendMail } from "../platform/mail/mail.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { emitConversationChanged } from "./conversations/conversation.ts";
import { claimDigests, lockDueToClose } from "./job-repository.ts";
import { digestLetter } from "./letters.ts";
import { deleteUnsentReturning } from "./messages/attachment-repository.ts";
import { addMessage, setStatus } from "./repository.ts";

/** One mail per person and stretch of unread messages, fifteen minutes after the first of them. */
async function sendDigests(services: Services): Promise<void> {
  const { now, site } = services;
  await services.transaction(async (tx) => {
    const due = await claimDigests(tx, addMinutes(now(), -INBOX.DIGEST_AFTER_MINUTES), now());
    for (const { userId, email, conversations } of due) {
      const key = `inbox-digest-${userId}-${conversations[0]?.unreadSince}`;
      await sendMail(services, tx, { key, recipient: email, urgency: "later", ...digestLetter(site.url, conversations) });
    }
  });
}

async function closeQuiet(services: Services): Promise<void> {
  const { now, id } = services;
  await services.transaction(async (tx) => {
    for (const conversation of await lockDueToClose(tx, addDays(now(), -INBOX.REOPEN_DAYS))) {
      const line = { id: id(), conversationId: conversation.id, senderId: null, body: inboxTexts.closedByTime };
      await addMessage(tx, line, now());
      await setStatus(tx, conversation.id, "closed", now());
      const step = { entity: "conversation", entityId: conversation.id, fromStatus: "resolved", toStatus: "closed", actorId: null };
      await recordTransition(tx, step, now());
      await emitConversationChanged(tx, conversation);
    }
  });
}

async function removeUnsent(services: Services): Promise<void> {
  const bodies = await services.transaction((tx) => deleteUnsentReturning(tx, addDays(services.now(), -1)));
  for (const key of bodies) await services.storage.remove(key);
}

export const inboxJobs: Job<Services>[] = [
  { name: "inbox.digest", cron: "*/5 * * * *", retryLimit: 1, run: sendDigests },
  { name: "inbox.closeQuiet", cron: "17 * * * *", retryLimit: 1, run: closeQuiet },
  { name: "inbox.removeUnsent", cron: "47 3 * * *", retryLimit: 1, run: removeUnsent },
];
