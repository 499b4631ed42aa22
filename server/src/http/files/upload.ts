import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { allDomains } from "../../domains.ts";
import { fetchPicture } from "../../platform/files/fetch-picture.ts";
import { makeUploadRoom, type ReserveRoom } from "../../platform/files/upload-room.ts";
import { refuse, sayRefusal } from "../../platform/http/refusals.ts";
import type { Upload, Uploader } from "../../platform/http/upload.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";

export const uploads = (services: Services) => async (scope: FastifyInstance) => {
  const reserveRoom = makeUploadRoom();
  for (const declared of allDomains.flatMap((domain) => domain.uploads ?? []))
    await scope.register(upload(services, reserveRoom, declared));
};

const ADDRESS_TYPE = "text/uri-list";
const ADDRESS_BYTES = 2_000;

const typeOf = ({ headers }: FastifyRequest): string => headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";

/** An upload is a call whose body is the file itself. It answers like every call: what it made, or `{ code, message }`. */
const upload = (services: Services, reserveRoom: ReserveRoom, declared: Upload) => async (scope: FastifyInstance) => {
  const { path, types, maxBytes, limit, refusals, before, take, isFetched = false } = declared;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...types], { parseAs: "buffer", bodyLimit: maxBytes }, (_request, body, done) => done(null, body));
  if (isFetched)
    scope.addContentTypeParser(ADDRESS_TYPE, { parseAs: "buffer", bodyLimit: ADDRESS_BYTES }, (_request, body, done) => done(null, body));
  scope.setErrorHandler((error, request, reply) => {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 415) return void refuse(reply, refusals.type);
    if (statusCode === 413) return void refuse(reply, refusals.tooLarge, refusals.tooLargeData);
    sayRefusal(services.log, error as Error, request, reply);
  });

  const uploaders = new WeakMap<FastifyRequest, Uploader>();
  /** Asked before the body is read: the megabytes of a stranger are not even received. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const { actor, sessionId } = await services.identify(request.headers.cookie);
    if (!actor || !sessionId) throw refusal(refusals.signedOut);
    const retryAfterSeconds = await services.limits.consume(`${path} user ${actor.id}`, limit);
    if (retryAfterSeconds !== null) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
    // Without a length it may become as long as any, and so may what an address leads to.
    const claimed = typeOf(request) === ADDRESS_TYPE ? undefined : request.headers["content-length"];
    const bytes = Number(claimed ?? maxBytes);
    if (bytes === 0) throw refusal("EMPTY_FILE");
    if (bytes > maxBytes) throw refusal(refusals.tooLarge, refusals.tooLargeData);
    await before?.(services, claimed === undefined ? 0 : bytes);
    const giveBack = reserveRoom(actor.id, bytes);
    // Answered, refused, or gone away in the middle.
    reply.raw.once("close", giveBack).once("finish", giveBack);
    uploaders.set(request, { user: actor, sessionId });
  };

  scope.post<{ Body?: Buffer; Querystring: Record<string, unknown> }>(path, { onRequest }, async (request, reply) => {
    const uploader = uploaders.get(request);
    if (!uploader) throw refusal(refusals.signedOut);
    // A body that never came is no buffer at all.
    if (!request.body?.length) throw refusal("EMPTY_FILE");
    const { body, query } = request;
    const type = typeOf(request);
    const isAddress = type === ADDRESS_TYPE;
    const { name, ...sent } = isAddress ? await fetchPicture(services, uploader.user.id, body.toString(), maxBytes) : { body, type };
    const answer = await take(services, { ...sent, query: isAddress ? { name, ...query } : query }, uploader);
    return reply.header("cache-control", "no-store").send(answer);
  });
};
