import type { FastifyInstance } from "fastify";
import { receiveSigned } from "../payments/receive.ts";
import { UntrustedEvent } from "../platform/outside/payments/payments.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { addressOf } from "./asking.ts";
import type { Flood } from "./flood.ts";
import { refuse } from "./refusals.ts";

export const WEBHOOKS_PATH = "/webhooks/";
const MOST_BYTES = 1_048_576;
const SIGNATURE = { stripe: "stripe-signature", simulated: "x-signature" } as const;

/**
 * Where the card provider tells its news. The bytes are taken as they came, because they are what is signed; whoever sends
 * them has no cookie and no page, so the signature is all that counts. What cannot be trusted leaves nothing behind.
 */
export const webhooks = (services: Services, flood: Flood) => async (scope: FastifyInstance) => {
  const { name } = services.payments;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));
  scope.post<{ Body: Buffer | undefined }>(`${WEBHOOKS_PATH}${name}`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const signature = request.headers[SIGNATURE[name]];
    try {
      await receiveSigned(services, request.body ?? Buffer.alloc(0), typeof signature === "string" ? signature : undefined);
    } catch (error) {
      if (!(error instanceof UntrustedEvent)) throw error;
      flood.count(addressOf(request), "heavy");
      services.log.warnOnceAMinute("an event was not believed", error);
      return refuse(reply, "BAD_REQUEST");
    }
    return reply.header("cache-control", "no-store").send({ received: true });
  });
};
