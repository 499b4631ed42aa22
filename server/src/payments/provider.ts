import { ProviderUnclear } from "../platform/outside/payments/payments.ts";
import type { Services } from "../platform/requests/procedure.ts";

/** Asks the provider. When nobody knows what happened the order stays as it is: the sweeper and the next try find out. */
export async function withProvider<Answer>({ log }: Pick<Services, "log">, ask: () => Promise<Answer>, down: () => Error): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderUnclear)) throw error;
    log.warn("card provider did not answer", error);
    throw down();
  }
}
