import { refuse } from "../platform/http/refusals.ts";
import { type Routes, WEBHOOKS_PATH } from "../platform/http/routes.ts";
import { UntrustedEvent } from "../platform/outside/payments/payments.ts";
import { receiveSigned } from "./receive.ts";

const MOST_BYTES = 1_048_576;
const SIGNATURE = { stripe: "stripe-signature", simulated: "x-signature" } as const;

/**
 * Webhook of the card provider. The bytes are taken as they came, because they are what is signed; the sender has no
 * cookie and no page, so the signature is all that counts. What cannot be trusted leaves nothing behind.
 */
export const webhooks: Routes =
  (services, { charge }) =>
  async (scope) => {
    const { name } = services.payments;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MOST_BYTES }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer | undefined }>(`${WEBHOOKS_PATH}${name}`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const signature = request.headers[SIGNATURE[name]];
      try {
        await receiveSigned(services, request.body ?? Buffer.alloc(0), typeof signature === "string" ? signature : undefined);
      } catch (error) {
        if (!(error instanceof UntrustedEvent)) throw error;
        charge(request);
        services.log.warnOnceAMinute("an event was not believed", error);
        return refuse(reply, "BAD_REQUEST");
      }
      return reply.header("cache-control", "no-store").send({ received: true });
    });
  };
