import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { type ByteRange, checkKey, makeMeter, type Storage, StoredFileMissing, type StoredObject } from "./storage.ts";

/** Held in memory once per running upload. 10,000 parts are the most a bucket takes: 80 GiB. */
const PART_BYTES = 8 * 1024 * 1024;
const ANSWER_WITHIN_MS = 60_000;
const RETRIES = 3;

interface S3Options {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of this machine: what arrives in pieces is moved into the bucket once it is whole. */
  incoming: string;
}

interface Call {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  headers?: Record<string, string>;
  body?: Buffer;
}

type SignedFetch = (path: string, call: Call) => Promise<Response>;

/** Files in a bucket of anything that speaks S3. Addresses name the bucket in their path: it needs no name of its own in the DNS. */
export function makeS3Storage(options: S3Options): Storage {
  const ask = makeAsk(options);
  const put: Storage["put"] = async (key, body, { type, maxBytes }) => {
    checkKey(key);
    const meter = makeMeter(maxBytes);
    const parts = inParts(meter.through(Buffer.isBuffer(body) ? [body] : body));
    try {
      const first = (await parts.next()).value ?? Buffer.alloc(0);
      const second = await parts.next();
      if (second.done) return await putAtOnce(ask, key, type, first, meter.result());
      await putInParts(ask, key, type, [first, second.value], parts);
      return meter.result();
    } finally {
      // Whatever went wrong, the rest of the body is not waited for.
      await parts.return(undefined);
    }
  };
  return {
    put,
    incoming: options.incoming,

    async adopt(key, path, { type }) {
      await put(key, createReadStream(path), { type });
      await rm(path, { force: true });
    },

    async open(key, range) {
      checkKey(key);
      const answer = await ask(key, { method: "GET", ...(range && { headers: { range: `bytes=${range.start}-${range.end}` } }) });
      if (answer.status === 404) throw await discarded(answer, new StoredFileMissing(key));
      if (range && answer.status === 416) throw await discarded(answer, new RangeError(`bytes ${range.start}-${range.end}`));
      await expectOk(answer);
      const { bytes, total } = await extentOf(answer, range);
      // The types of the platform and of the DOM describe the same stream.
      const stream = answer.body ? Readable.fromWeb(answer.body as ReadableStream<Uint8Array>) : Readable.from([]);
      return { stream, bytes, total };
    },

    async remove(key) {
      checkKey(key);
      const answer = await ask(key, { method: "DELETE" });
      if (answer.status === 404) await answer.body?.cancel();
      else await expectOk(answer);
    },

    // A bucket has no known end.
    space: async () => null,

    async check() {
      await expectOk(await ask("", { method: "HEAD" }));
    },
  };
}

function makeAsk({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): SignedFetch {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: RETRIES });
  const base = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`;
  return async (path, { method, headers, body }) => {
    // Ends waiting for the answer, not reading it: a large file may take as long as its reader does.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new Error("storage did not answer in time")), ANSWER_WITHIN_MS);
    try {
      return await client.fetch(path === "" ? base : `${base}/${path}`, {
        method,
        signal: patience.signal,
        // The bucket compares what arrived with this, so a body damaged on its way is refused.
        headers: {
          ...headers,
          "x-amz-content-sha256": createHash("sha256")
            .update(body ?? "")
            .digest("hex"),
        },
        ...(body && { body: new Uint8Array(body) }),
      });
    } finally {
      clearTimeout(timer);
    }
  };
}

async function putAtOnce(ask: SignedFetch, key: string, type: string, body: Buffer, stored: StoredObject): Promise<StoredObject> {
  const headers = { "content-type": type, "x-amz-meta-sha256": stored.sha256 };
  await expectOk(await ask(key, { method: "PUT", body, headers }));
  return stored;
}

/** Unknown length, more than one part. The bucket shows nothing of it until the last call. */
async function putInParts(ask: SignedFetch, key: string, type: string, first: Buffer[], rest: AsyncIterable<Buffer>): Promise<void> {
  const begun = await ask(`${key}?uploads`, { method: "POST", headers: { "content-type": type } });
  const id = /<UploadId>([^<]+)<\/UploadId>/.exec(await textOf(begun))?.[1];
  if (!id) throw new Error("storage began an upload without naming it");
  const upload = `uploadId=${encodeURIComponent(id)}`;
  try {
    const tags: string[] = [];
    const send = async (body: Buffer) => {
      const answer = await ask(`${key}?partNumber=${tags.length + 1}&${upload}`, { method: "PUT", body });
      await expectOk(answer);
      tags.push(answer.headers.get("etag") ?? "");
    };
    for (const part of first.splice(0)) await send(part);
    for await (const part of rest) await send(part);
    const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`).join("");
    const body = Buffer.from(`<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`);
    const done = await textOf(await ask(`${key}?${upload}`, { method: "POST", body }));
    // This one call may answer 200 first and fail afterwards.
    if (!done.includes("<CompleteMultipartUploadResult")) throw new Error(`storage did not join the parts: ${faultOf(done)}`);
  } catch (error) {
    // What cannot be taken back now is taken back by the bucket's own rule for abandoned uploads.
    await ask(`${key}?${upload}`, { method: "DELETE" })
      .then((answer) => answer.body?.cancel())
      .catch(() => undefined);
    throw error;
  }
}

async function* inParts(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    held.push(piece);
    bytes += piece.length;
    while (bytes >= PART_BYTES) {
      const whole = Buffer.concat(held);
      yield whole.subarray(0, PART_BYTES);
      held = [whole.subarray(PART_BYTES)];
      bytes -= PART_BYTES;
    }
  }
  if (bytes > 0) yield Buffer.concat(held);
}

async function extentOf(answer: Response, range: ByteRange | undefined): Promise<{ bytes: number; total: number }> {
  const bytes = Number(answer.headers.get("content-length"));
  if (!range) return { bytes, total: bytes };
  const total = /^bytes \d+-\d+\/(\d+)$/.exec(answer.headers.get("content-range") ?? "")?.[1];
  if (answer.status !== 206 || !total) throw await discarded(answer, new Error("storage sent the whole file instead of a range"));
  return { bytes, total: Number(total) };
}

/** Neither the address nor the signature is in the message: only what the bucket called the fault. */
async function expectOk(answer: Response): Promise<void> {
  if (answer.ok) return;
  throw new Error(`storage answered ${answer.status} ${faultOf(await answer.text())}`.trim());
}

async function textOf(answer: Response): Promise<string> {
  await expectOk(answer);
  return answer.text();
}

const faultOf = (xml: string) => /<Code>(\w{1,64})<\/Code>/.exec(xml)?.[1] ?? "";

async function discarded(answer: Response, error: Error): Promise<Error> {
  await answer.body?.cancel();
  return error;
}
