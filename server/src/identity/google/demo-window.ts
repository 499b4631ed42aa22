import type { FastifyInstance } from "fastify";
import type { Door, Routes } from "../../platform/http/routes.ts";
import type { Log } from "../../platform/log.ts";
import { CHOOSER_CSS } from "../../platform/outside/google/demo-google-chooser.ts";
import { demoPicture } from "../../platform/outside/google/demo-google-picture.ts";
import { DEMO_GOOGLE_PATH, type Fetch, type StandIn } from "../../platform/outside/google/google.ts";
import { IN_POPUP } from "./window.ts";

export const demoGoogleWindow: Routes = ({ google, log }, door) => (google?.standIn ? standInOf(google.standIn, door, log) : null);

/** The demo's stand-in for Google, on our own server. It reads bodies itself, so nothing here may read them first. */
const standInOf =
  (standIn: StandIn, { ours, homeOf }: Door, log: Log) =>
  async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    standIn.reachBy(askOurselves(scope, ours));

    scope.get(`${DEMO_GOOGLE_PATH}/chooser.css`, (_request, reply) =>
      reply.type("text/css").header("cache-control", "no-cache").send(CHOOSER_CSS),
    );
    scope.get<{ Params: { email: string } }>(`${DEMO_GOOGLE_PATH}/picture/:email`, ({ params }, reply) =>
      reply.type("image/png").send(demoPicture(params.email)),
    );
    scope.all(`${DEMO_GOOGLE_PATH}/*`, async (request, reply) => {
      const { protocol, host } = new URL(homeOf(request));
      const { raw } = request;
      raw.headers["x-forwarded-proto"] = protocol.slice(0, -1);
      raw.headers["x-forwarded-host"] = host;
      // Without any referrer a browser says "null" where the origin of a form belongs, and our own gate would refuse it.
      reply.headers({ ...IN_POPUP, "referrer-policy": "same-origin" });
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
      await standIn.handle(raw, reply.raw).catch((error: unknown) => {
        // Most likely a chooser left open too long; the window can simply be opened again.
        log.warn("the demo's sign-in page failed", error);
        if (!reply.raw.headersSent) reply.raw.writeHead(400, { "content-type": "text/plain" });
        reply.raw.end("This page is no longer valid. Please close the window and try again.");
      });
    });
  };

/** The provider's token and keys are one function call away; a network in between could only fail. */
const askOurselves =
  (scope: FastifyInstance, ours: string): Fetch =>
  async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const answer = await scope.inject({
      method: method as "GET" | "POST",
      url: pathname + search,
      headers: { ...headers, "sec-fetch-site": "same-origin", host: new URL(ours).host },
      ...(body !== undefined && body !== null && { payload: String(body) }),
    });
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { "content-type": String(answer.headers["content-type"]) },
    });
  };
