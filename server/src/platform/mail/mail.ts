import { mailQueued } from "@blenda/domain/mail/events";
import type { Tx } from "../database/db.ts";
import { asRecordSet } from "../database/record-set.ts";
import { emitAll } from "../events/outbox.ts";
import type { Services } from "../requests/procedure.ts";
import type { MailPicture } from "./mail-html.ts";
import { insertMails } from "./mail-repository.ts";

export interface Mail {
  /** A mail with the same key is sent at most once. */
  key: string;
  recipient: string;
  replyTo?: string;
  subject: string;
  body: string;
  /** Absent: there is nothing to be seen. */
  picture?: MailPicture | null;
  /** Absent: in its turn. `now`: a person waits for it before a screen, or must hear of it at once. `later`: a digest. */
  urgency?: keyof typeof PRIORITY;
}

/** Which of the waiting mails leave first, however long others have waited. */
const PRIORITY = { now: 1, later: -1 } as const;

/** The job that carries a waiting mail away. */
export const DELIVER_MAIL = "mail.deliver";

type MailServices = Pick<Services, "now" | "jobs" | "mail">;

/** Leaves the mail in its own outbox, in the caller's transaction; a job carries it away. In the demo it stays, to be read. */
export const sendMail = (services: MailServices, tx: Tx, mail: Mail): Promise<void> => sendMails(services, tx, [mail]);

export async function sendMails(services: MailServices, tx: Tx, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  const isLeaving = services.mail !== null;
  const rows = mails.map(({ urgency, ...mail }) => ({ ...mail, state: isLeaving ? "queued" : "kept", createdAt: services.now() }));
  const keys = (await insertMails(tx, { mails: asRecordSet(rows) })).map(({ key }) => ({ key }));
  if (!isLeaving) return emitAll(tx, keys.map(mailQueued));
  const priorities = new Map(mails.map(({ key, urgency }) => [key, urgency ? PRIORITY[urgency] : 0]));
  await services.jobs.enqueueAll(
    tx,
    DELIVER_MAIL,
    keys.map((data) => ({ data, priority: priorities.get(data.key) ?? 0 })),
  );
}
