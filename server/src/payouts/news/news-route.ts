import { refuse } from "../../platform/http/refusals.ts";
import { type Routes, WEBHOOKS_PATH } from "../../platform/http/routes.ts";
import { UntrustedEvent } from "../../platform/outside/payments/payments.ts";
import { receiveNews } from "./receive.ts";

const MOST_BYTES = 262_144;

/**
 * Webhook of the payout provider. The bytes are taken as they came, because they are what is signed; the sender has no
 * cookie and no page. What cannot be trusted leaves nothing behind.
 */
export const newsRoute: Routes =
  (services, { charge }) =>
  async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));
    const path = `${WEBHOOKS_PATH}payouts/${services.transfers.name}`;
    scope.post<{ Body: Buffer | undefined }>(path, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      try {
        await receiveNews(services, request.body ?? Buffer.alloc(0), request.headers);
      } catch (error) {
        if (!(error instanceof UntrustedEvent)) throw error;
        charge(request);
        services.log.warnOnceAMinute("news of a payout were not believed", error);
        return refuse(reply, "BAD_REQUEST");
      }
      return reply.header("cache-control", "no-store").send({ received: true });
    });
  };
