import type { Me } from "@blenda/domain/identity/model";
import { createRouterClient } from "@orpc/server";
import { router } from "../app.ts";
import type { Services } from "../platform/requests/procedure.ts";

/** Every call of the product, as this person would make it. */
export const callsAs = (services: Services, actor: Me | null, address = "203.0.113.7") =>
  createRouterClient(router, {
    context: {
      ...services,
      asking: { cookies: undefined, address, userAgent: "", requestId: "test" },
      identify: async () => ({ actor, sessionId: actor ? `session-of-${actor.id}` : null }),
      resHeaders: new Headers(),
    },
  });
