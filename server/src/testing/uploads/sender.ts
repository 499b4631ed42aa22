import { createCipheriv, createHash } from "node:crypto";
import { type ClientRequest, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { RESUMABLE_PATH, UPLOADS } from "@blenda/domain/uploads/constants";

const KEY = Buffer.alloc(32, 7);
const BLOCK_BYTES = 16;
const ASK_EVERY_MS = 50;
const ASK_WITHIN_MS = 60_000;

/** Any part of a large file that exists nowhere: a key stream, which can be begun at each of its blocks. */
function madeBytes(offset: number, length: number): Buffer {
  const block = Math.floor(offset / BLOCK_BYTES);
  const counter = Buffer.alloc(BLOCK_BYTES);
  counter.writeBigUInt64BE(BigInt(block), 8);
  const skipped = offset - block * BLOCK_BYTES;
  return createCipheriv("aes-256-ctr", KEY, counter)
    .update(Buffer.alloc(skipped + length))
    .subarray(skipped);
}

export function madeSha256(bytes: number): string {
  const hash = createHash("sha256");
  for (let at = 0; at < bytes; at += UPLOADS.PIECE_BYTES) hash.update(madeBytes(at, Math.min(UPLOADS.PIECE_BYTES, bytes - at)));
  return hash.digest("hex");
}

export interface Trouble {
  /** Of the whole file: so much of it has left when it happens. */
  at: number;
  /** Absent: the connection is cut. */
  strike?(): Promise<void>;
}

interface UploadSession {
  /** Where the server is; another one after it was started again. */
  url(): string;
  cookie: string;
  bytes: number;
  troubles: readonly Trouble[];
}

/** Sends a made file as a patient browser does: piece by piece, and after each trouble from where the server says. Answers its id. */
export async function sendMade({ url, cookie, bytes, troubles }: UploadSession): Promise<string> {
  const headers = () => ({ origin: url(), cookie, "tus-resumable": "1.0.0" });
  const begun = await fetch(`${url()}${RESUMABLE_PATH}`, {
    method: "POST",
    headers: { ...headers(), "upload-length": String(bytes), "upload-metadata": told({ purpose: "deliverable", filename: "made.bin" }) },
  });
  const path = begun.headers.get("location");
  if (begun.status !== 201 || !path) throw new Error(`not begun: ${begun.status} ${await begun.text()}`);
  const ask = () => askOffset(() => fetch(`${url()}${path}`, { method: "HEAD", headers: headers() }));
  const left = [...troubles];
  for (let offset = 0; offset < bytes; ) {
    const length = Math.min(UPLOADS.PIECE_BYTES, bytes - offset);
    const trouble = left[0] && left[0].at < offset + length ? left.shift() : undefined;
    const piece = { url: `${url()}${path}`, headers: headers(), offset, body: madeBytes(offset, length) };
    if (trouble) {
      await sendSome(piece, Math.max(1, trouble.at - offset), trouble);
      offset = await ask();
    } else offset = (await sendPiece(piece)) ?? (await ask());
  }
  return path.slice(path.lastIndexOf("/") + 1);
}

const told = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",");

interface Piece {
  url: string;
  headers: Record<string, string>;
  offset: number;
  body: Buffer;
}

function open({ url, headers, offset, body }: Piece): ClientRequest {
  const type = { "content-type": "application/offset+octet-stream", "content-length": body.length };
  return request(url, { method: "PATCH", headers: { ...headers, ...type, "upload-offset": offset } });
}

/** `null`: the server has more of it than it said, for what a cut connection had sent was still being written. */
async function sendPiece(piece: Piece): Promise<number | null> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  const sending = open(piece).on("error", reject);
  sending.on("response", (answer) => {
    answer.resume();
    if (answer.statusCode === 204) answer.on("end", () => resolve(Number(answer.headers["upload-offset"])));
    else if (answer.statusCode === 409) answer.on("end", () => resolve(null));
    else reject(new Error(`a piece was answered with ${answer.statusCode}`));
  });
  sending.end(piece.body);
  return promise;
}

/** Some of it leaves this machine, then something happens. */
async function sendSome(piece: Piece, bytes: number, { strike }: Trouble): Promise<void> {
  const sending = open(piece).on("error", () => {});
  const closed = new Promise((resume) => sending.once("close", resume));
  await new Promise<void>((resume) => sending.write(piece.body.subarray(0, bytes), () => resume()));
  await strike?.();
  sending.destroy();
  await closed;
}

async function askOffset(ask: () => Promise<Response>): Promise<number> {
  for (const until = Date.now() + ASK_WITHIN_MS; Date.now() < until; await sleep(ASK_EVERY_MS)) {
    const answer = await ask().catch(() => null);
    if (answer?.ok) return Number(answer.headers.get("upload-offset"));
  }
  throw new Error("nobody says how far it came");
}
