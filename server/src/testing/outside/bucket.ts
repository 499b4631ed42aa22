import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface Options {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface Call {
  method: string;
  /** Without the bucket; empty for the bucket itself. */
  key: string;
  query: URLSearchParams;
  request: IncomingMessage;
  body: Buffer;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

const refusal = (status: number, code: string): Answer => ({ status, body: `<Error><Code>${code}</Code></Error>` });
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const etagOf = (body: Buffer) => `"${createHash("md5").update(body).digest("hex")}"`;

/** As much of S3 as the product uses, in memory: one bucket that believes no call whose signature (version 4) it cannot work out itself. */
export async function openBucket(options: Options): Promise<{ endpoint: string; close(): Promise<unknown> }> {
  const files = new Map<string, Buffer>();
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>();

  function answer(call: Call): Answer {
    const { method, key, query } = call;
    const refused = fault(call, options);
    if (refused) return refused;
    if (key === "") return method === "HEAD" ? { status: 200 } : refusal(405, "MethodNotAllowed");
    if (query.has("uploads") || query.has("uploadId")) return answerUpload(call);
    if (method === "GET") return read(files.get(key), call.request.headers.range);
    if (method === "PUT") {
      files.set(key, call.body);
      return { status: 200, headers: { etag: etagOf(call.body) } };
    }
    if (method === "DELETE") {
      files.delete(key);
      return { status: 204 };
    }
    return refusal(405, "MethodNotAllowed");
  }

  function answerUpload({ method, key, query, body }: Call): Answer {
    if (method === "POST" && query.has("uploads")) {
      const id = randomUUID();
      uploads.set(id, { key, parts: new Map() });
      return { status: 200, body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>` };
    }
    const id = query.get("uploadId") ?? "";
    const upload = uploads.get(id);
    if (upload?.key !== key) return refusal(404, "NoSuchUpload");
    if (method === "PUT") {
      upload.parts.set(Number(query.get("partNumber")), body);
      return { status: 200, headers: { etag: etagOf(body) } };
    }
    uploads.delete(id);
    if (method === "DELETE") return { status: 204 };
    const joined = join(body.toString(), upload.parts);
    if (!joined) return refusal(400, "InvalidPart");
    files.set(key, joined);
    return { status: 200, body: "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>" };
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://bucket");
    const [, bucket, ...path] = pathname.split("/");
    // A caller that hangs up in the middle of its body has said nothing.
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    const call = { method: request.method ?? "", key: path.join("/"), query, request, body };
    send(response, bucket === options.bucket ? answer(call) : refusal(404, "NoSuchBucket"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response: ServerResponse, { status, headers, body = "" }: Answer): void {
  response.writeHead(status, { "content-length": Buffer.byteLength(body), ...headers }).end(body);
}

function read(file: Buffer | undefined, range: string | undefined): Answer {
  if (!file) return refusal(404, "NoSuchKey");
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  if (first === undefined) return { status: 200, body: file };
  const end = Math.min(Number(last), file.length - 1);
  if (Number(first) > end) return refusal(416, "InvalidRange");
  const headers = { "content-range": `bytes ${first}-${end}/${file.length}` };
  return { status: 206, headers, body: file.subarray(Number(first), end + 1) };
}

/** The parts in the order of the list, each of which must be the one that was sent. */
function join(list: string, parts: Map<number, Buffer>): Buffer | null {
  const named = [...list.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
  const bodies = named.flatMap(([, number, tag]) => {
    const body = parts.get(Number(number));
    return body && etagOf(body) === tag ? [body] : [];
  });
  return bodies.length === named.length && bodies.length > 0 ? Buffer.concat(bodies) : null;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
const MUST_BE_SIGNED = ["host", "x-amz-content-sha256", "x-amz-date"];
const CLOCKS_MAY_DIFFER_MS = 15 * 60_000;

function fault({ method, query, request, body }: Call, { accessKeyId, secretAccessKey, region }: Options): Answer | null {
  const { headers, url = "/" } = request;
  const [, id, day = "", where, names = "", signature = ""] = AUTHORIZATION.exec(headers.authorization ?? "") ?? [];
  if (id !== accessKeyId || where !== region) return refusal(403, "AccessDenied");
  const moment = String(headers["x-amz-date"]);
  const age = Date.now() - Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!moment.startsWith(day) || !(Math.abs(age) < CLOCKS_MAY_DIFFER_MS)) return refusal(403, "RequestTimeTooSkewed");
  const signed = names.split(";");
  if (!MUST_BE_SIGNED.every((name) => signed.includes(name))) return refusal(403, "AccessDenied");
  if (headers["x-amz-content-sha256"] !== sha256(body)) return refusal(400, "XAmzContentSHA256Mismatch");

  const canonical = [
    method,
    url.split("?")[0],
    canonicalQuery(query),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, " ")}`),
    "",
    names,
    sha256(body),
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`);
  const expected = hmac(key, ["AWS4-HMAC-SHA256", moment, scope, sha256(canonical)].join("\n"));
  return timingSafeEqual(expected, Buffer.from(signature, "hex")) ? null : refusal(403, "SignatureDoesNotMatch");
}

const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();

function canonicalQuery(query: URLSearchParams): string {
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return [...query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
}
