import { PHOTO } from "@blenda/domain/account/constants";
import { Crop } from "@blenda/domain/account/model";
import { ORPCError } from "@orpc/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { setPhoto } from "../account/photo.ts";
import { profileOf } from "../account/profile.ts";
import { useLimit } from "../platform/limits.ts";
import type { Services } from "../platform/procedure.ts";
import { refuse, sayRefusal } from "./refusals.ts";

const UPLOADS = { per: "account", max: 30, minutes: 60 } as const;
const TOO_LARGE = { maxMegabytes: PHOTO.MAX_BYTES / 1024 / 1024 };

/** The one upload that is a call of its own: the picture is the body, the square to keep stands in the address. */
export const photo = (services: Services) => async (scope: FastifyInstance) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...PHOTO.TYPES], { parseAs: "buffer", bodyLimit: PHOTO.MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  scope.setErrorHandler((error, request, reply) => {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 415) return void refuse(reply, "ACCOUNT_PHOTO_TYPE");
    if (statusCode === 413) return void refuse(reply, "ACCOUNT_PHOTO_TOO_LARGE", TOO_LARGE);
    if (error instanceof ORPCError) return void refuse(reply, error.code, error.data);
    sayRefusal(services.log, error as Error, request, reply);
  });

  /** Asked before the body is read: five megabytes of a stranger are not even received. */
  const onRequest = async (request: FastifyRequest) => {
    const { actor, sessionId } = await services.identify(request.headers.cookie);
    if (!actor || !sessionId) throw new ORPCError("IDENTITY_NOT_SIGNED_IN");
    const retryAfterSeconds = await useLimit(services.db, `account.photo user ${actor.id}`, UPLOADS, services.now());
    if (retryAfterSeconds !== null) throw new ORPCError("TOO_MANY_REQUESTS", { data: { retryAfterSeconds } });
    owners.set(request, { user: actor, sessionId });
  };
  const owners = new WeakMap<FastifyRequest, { user: { id: string }; sessionId: string }>();

  scope.post<{ Body: Buffer }>("/api/account/photo", { onRequest }, async (request, reply) => {
    const owner = owners.get(request);
    if (!owner) throw new ORPCError("IDENTITY_NOT_SIGNED_IN");
    await setPhoto(services, owner.user.id, request.body, cropOf(request.query));
    return reply.header("cache-control", "no-store").send(await profileOf({ ...services, ...owner }));
  });
};

/** Without one, the largest square around the middle. */
function cropOf(query: unknown): Crop | null {
  if (Object.keys(query as object).length === 0) return null;
  const crop = Crop.safeParse(query);
  if (!crop.success) throw new ORPCError("ACCOUNT_PHOTO_UNREADABLE");
  return crop.data;
}
