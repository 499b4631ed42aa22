import type { SimulatedTransfers } from "../../platform/outside/payouts/payouts-simulated.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { receiveNews } from "./receive.ts";

/** The built-in provider's news come the same way as a real one's: signed bytes, verified, kept, applied once. */
export function connectSimulatedTransfers(services: Services, provider: SimulatedTransfers): void {
  provider.deliverTo((body, signature) => receiveNews(services, body, { "x-signature": signature }));
}
