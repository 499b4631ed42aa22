import { mailContract } from "@blenda/domain/mail/contract";
import { implement } from "@orpc/server";
import { type Context, guard, spoken } from "../platform/requests/procedure.ts";
import { newestMails } from "./repository.ts";

const mail = implement(mailContract).$context<Context>().use(spoken).use(guard);

export const mailRouter = { mailbox: mail.mailbox.handler(({ context: { db } }) => newestMails(db)) };
