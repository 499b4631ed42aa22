import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../requests/procedure.ts";

/** Below this come requests of no page of ours and without cookies: there a signature decides, not the origin. */
export const WEBHOOKS_PATH = "/webhooks/";

/** What the web server knows, and routes of domains may ask. */
export interface Door {
  /** The site's own origin, as links have it. */
  ours: string;
  /** The origin whose page asks: where no address is configured, wherever the site was opened. */
  homeOf(request: FastifyRequest): string;
  /** Makes an address pay for this request as for a heavy one. */
  charge(request: FastifyRequest): void;
}

/** Where others speak to us in their own protocol: sign-in windows, webhooks. `null`: there is no such address here. */
export type Routes = (services: Services, door: Door) => ((scope: FastifyInstance) => Promise<void>) | null;
