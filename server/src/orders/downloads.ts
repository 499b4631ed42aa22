import { Readable } from "node:stream";
import { orderScreens } from "@blenda/domain/orders/screens";
import { ORPCError } from "@orpc/server";
import { archive } from "../platform/files/archive.ts";
import { makeBoundedQueue } from "../platform/files/bounded-queue.ts";
import type { Download, DownloadRequest } from "../platform/http/download.ts";
import { beginsAtStart } from "../platform/http/range.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { invoicePdf } from "./invoices/invoice.ts";
import { fileByLink } from "./library/guest-links.ts";
import { orderEntries } from "./library/order-archive.ts";
import { pageOf } from "./page.ts";
import { boughtFile, recordFileReceipt } from "./repository.ts";

const ID = /^[\w-]{1,64}$/;
const INVOICE = /^([\w-]{1,64})\.pdf$/;
const ARCHIVE = /^([\w-]{1,64})\.zip$/;
const LINK_ENDED = "ORDERS_LINK_ENDED";

/**
 * What was bought, to whoever bought it or has the link: the exact file, whole or in pieces. To everybody else it does not
 * exist. That it is handed out is written down first, whichever piece of it is asked for; who asks only how large it is gets
 * nothing.
 */
export const boughtFileDownload: Download = {
  path: "/downloads/:lineId/:fileId",
  screens: { [LINK_ENDED]: orderScreens.linkEnded.path },
  find: async (services, { actor, params: { lineId = "", fileId = "" }, query, isHead, range }) => {
    if (!ID.test(lineId) || !ID.test(fileId)) return null;
    const bought = actor ? await boughtFile(services.db, actor.id, lineId, fileId) : undefined;
    const found = bought ?? (await fileByLink(services, lineId, fileId, query.key));
    if (!found) return null;
    if (found === "ended") return { code: LINK_ENDED };
    const { version, takenAt, ...file } = found;
    const isBeginning = beginsAtStart(range, file.bytes);
    const isNoted = isHead || (takenAt !== null && !isBeginning);
    const taking = { lineId, fileId, version, isBeginning, at: services.now() };
    return isNoted || (await recordFileReceipt(services.db, taking)) ? { file } : null;
  },
};

/** Drawing one takes the whole process for some milliseconds: between two of them everybody else has a turn. */
const inTurn = makeBoundedQueue({ atOnce: 1, waiting: 32 });
const LIMIT = { per: "account", max: 120, minutes: 60 } as const;
const ARCHIVES = { per: "account", max: 60, minutes: 60 } as const;

/** A paid order as its buyer has it; to everybody else there is none. */
async function paidOrder({ db, tax, now }: Services, actor: DownloadRequest["actor"], id: string | undefined) {
  if (!actor || id === undefined) return null;
  const order = await pageOf({ db, tax }, actor, id, now()).catch((error: unknown) => {
    if (error instanceof ORPCError) return null;
    throw error;
  });
  return order?.status === "paid" ? { actor, order } : null;
}

/** Everything of an order in one archive, to its buyer. It is made while it is sent: nothing of it is held or kept. */
export const orderArchiveDownload: Download = {
  path: "/downloads/order/:file",
  weight: "heavy",
  find: async (services, { actor, params: { file = "" }, isHead }) => {
    const found = await paidOrder(services, actor, ARCHIVE.exec(file)?.[1]);
    if (!found) return null;
    const retryAfterSeconds = await services.limits.consume(`order archives user ${found.actor.id}`, ARCHIVES);
    if (retryAfterSeconds !== null) return { code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds } };
    const entries = await orderEntries(services, found.actor, found.order, isHead);
    if (!entries) return null;
    const body = isHead ? Buffer.alloc(0) : Readable.from(archive(entries));
    return { body, type: "application/zip", name: `blenda-order-${found.order.number}.zip` };
  },
};

/** The invoice of an order, to its buyer. To everybody else it does not exist. */
export const invoiceDownload: Download = {
  path: "/invoices/:file",
  weight: "heavy",
  find: async (services, { actor, params: { file = "" } }) => {
    const found = await paidOrder(services, actor, INVOICE.exec(file)?.[1]);
    if (!found) return null;
    const retryAfterSeconds = await services.limits.consume(`invoices user ${found.actor.id}`, LIMIT);
    if (retryAfterSeconds !== null) return { code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds } };
    const { order } = found;
    return { body: await inTurn(() => invoicePdf(order)), type: "application/pdf", name: `invoice-${order.number}.pdf` };
  },
};
