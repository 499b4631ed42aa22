import { mailQueued } from "@blenda/domain/mail/events";
import type { Tx } from "./db.ts";
import { emit } from "./outbox.ts";
import type { Services } from "./procedure.ts";

export interface Mail {
  /** A mail with the same key is sent at most once. */
  key: string;
  recipient: string;
  replyTo?: string;
  subject: string;
  body: string;
}

/** The job that carries a waiting mail away. */
export const DELIVER_MAIL = "mail.deliver";

/** Leaves the mail in its own outbox, in the caller's transaction; a job carries it away. In the demo it stays, to be read. */
export async function sendMail(services: Pick<Services, "now" | "jobs" | "mail">, tx: Tx, mail: Mail): Promise<void> {
  const isLeaving = services.mail !== null;
  const isNew = await tx
    .insertInto("mails")
    .values({ replyTo: null, ...mail, state: isLeaving ? "queued" : "kept", createdAt: services.now(), sentAt: null })
    .onConflict((c) => c.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!isNew) return;
  if (isLeaving) await services.jobs.enqueue(tx, DELIVER_MAIL, { key: mail.key });
  else await emit(tx, mailQueued({ key: mail.key }));
}
