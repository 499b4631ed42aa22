import { ORPCError } from "@orpc/server";
import type { FastifyInstance } from "fastify";
import { invoicePdf } from "../orders/invoices/invoice.ts";
import { pageOf } from "../orders/page.ts";
import { makeBoundedQueue } from "../platform/files/bounded-queue.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refuse } from "./refusals.ts";

/** Drawing one takes the whole process for some milliseconds: between two of them everybody else has a turn. */
const inTurn = makeBoundedQueue({ atOnce: 1, waiting: 32 });
const LIMIT = { per: "account", max: 120, minutes: 60 } as const;

/** The invoice of an order, to its buyer. To everybody else it does not exist. */
export const invoices = (services: Services) => async (scope: FastifyInstance) => {
  scope.get<{ Params: { file: string } }>("/invoices/:file", async (request, reply) => {
    const [, id] = /^([\w-]{1,64})\.pdf$/.exec(request.params.file) ?? [];
    const { actor } = await services.identify(request.headers.cookie);
    if (!actor || id === undefined) return refuse(reply, "NOT_FOUND");
    const order = await pageOf(services.db, actor, id, services.now()).catch((error: unknown) => {
      if (error instanceof ORPCError) return null;
      throw error;
    });
    if (order?.status !== "paid") return refuse(reply, "NOT_FOUND");
    const retryAfterSeconds = await services.limits.consume(`invoices user ${actor.id}`, LIMIT);
    if (retryAfterSeconds !== null) return refuse(reply, "TOO_MANY_REQUESTS", { retryAfterSeconds });
    return reply
      .headers({
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="invoice-${order.number}.pdf"`,
        "cache-control": "private, no-store",
      })
      .send(await inTurn(() => invoicePdf(order)));
  });
};
