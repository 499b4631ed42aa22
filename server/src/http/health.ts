import type { FastifyInstance } from "fastify";
import type { Services } from "../platform/requests/procedure.ts";
import { statusOf } from "../system/status.ts";

const ASK_AGAIN_SECONDS = 5;

/** For whatever watches the process. Health: the process lives. Ready: everything it cannot sell without answers. */
export const health = (services: Services) => async (scope: FastifyInstance) => {
  scope.get("/api/health", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  scope.get("/api/ready", async (_request, reply) => {
    const status = await statusOf(services);
    if (status.status === "failing") reply.status(503).header("retry-after", ASK_AGAIN_SECONDS);
    return reply.header("cache-control", "no-store").send(status);
  });
};
