import type { SimulatedPayments } from "../platform/outside/payments/payments-simulated.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { receiveSigned } from "./receive.ts";

const LOOK_EVERY_MS = 1_000;

/** The built-in provider's events come the same way as a real one's: signed bytes, verified, kept, acted on once. */
export function connectSimulated(services: Services, provider: SimulatedPayments): void {
  provider.deliverTo((body, signature) => receiveSigned(services, body, signature));
}

/** Sends what is late or was left behind. Answers how to stop, which waits for what is being sent. */
export function startDelivering({ log }: Pick<Services, "log">, provider: Pick<SimulatedPayments, "deliverDue">): () => Promise<void> {
  let sending: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    sending ??= provider
      .deliverDue()
      .catch((error: unknown) => log.warn("test provider: events wait", error))
      .finally(() => {
        sending = null;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sending;
  };
}
