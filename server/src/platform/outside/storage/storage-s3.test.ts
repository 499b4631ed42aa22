import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { makeS3Storage } from "./storage-s3.ts";

const MIB = 1024 * 1024;
const type = "model/gltf-binary";
const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Answer = (call: string, request: IncomingMessage, response: ServerResponse) => void;

/** A bucket that answers as it is told, and remembers what it was asked. */
async function bucketThat(answer: Answer) {
  const calls: { call: string; headers: IncomingMessage["headers"]; bytes: number }[] = [];
  const server = createServer(async (request, response) => {
    const { length: bytes } = await buffer(request);
    const call = `${request.method} ${request.url}`;
    calls.push({ call, headers: request.headers, bytes });
    answer(call, request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const storage = makeS3Storage({
    endpoint,
    bucket: "files",
    region: "eu-1",
    accessKeyId: "KEYID",
    secretAccessKey: "SECRET",
    incoming: tmpdir(),
  });
  return { storage, calls, asked: () => calls.map(({ call }) => call) };
}

const BEGUN = "<InitiateMultipartUploadResult><UploadId>up+1</UploadId></InitiateMultipartUploadResult>";
const JOINED = "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>";
const willing: Answer = (call, _request, response) => {
  if (call.endsWith("?uploads")) response.end(BEGUN);
  else if (call.startsWith("POST")) response.end(JOINED);
  else response.setHeader("etag", '"tag"').end();
};
const megabytes = (count: number) => Readable.from(Array.from({ length: count }, () => Buffer.alloc(MIB)));

test("a small body goes in one signed call that carries its type and its hash", async () => {
  const { storage, calls } = await bucketThat(willing);
  const { sha256 } = await storage.put("a/ship.glb", Buffer.from("ship"), { type });
  expect(calls).toMatchObject([
    {
      call: "PUT /files/a/ship.glb",
      bytes: 4,
      headers: { "content-type": type, "content-length": "4", "x-amz-meta-sha256": sha256, "x-amz-content-sha256": sha256 },
    },
  ]);
  expect(calls[0]?.headers.authorization).toContain("AWS4-HMAC-SHA256 Credential=KEYID/");
});

test("a large body of unknown length goes in parts of 8 MiB", async () => {
  const { storage, calls, asked } = await bucketThat(willing);
  expect(await storage.put("big", megabytes(20), { type })).toMatchObject({ bytes: 20 * MIB });
  expect(asked()).toEqual([
    "POST /files/big?uploads",
    "PUT /files/big?partNumber=1&uploadId=up%2B1",
    "PUT /files/big?partNumber=2&uploadId=up%2B1",
    "PUT /files/big?partNumber=3&uploadId=up%2B1",
    "POST /files/big?uploadId=up%2B1",
  ]);
  expect(calls.map(({ bytes }) => bytes).slice(1, 4)).toEqual([8 * MIB, 8 * MIB, 4 * MIB]);
});

test.each<[string, Answer]>([
  [
    "a part is refused",
    (call, request, response) => (call.includes("partNumber=2") ? refuse(403, response) : willing(call, request, response)),
  ],
  [
    "joining answers 200 and fails all the same",
    (call, request, response) =>
      call.startsWith("POST /files/big?uploadId")
        ? response.end("<Error><Code>InternalError</Code></Error>")
        : willing(call, request, response),
  ],
])("when %s, the upload is taken back and its body let go", async (_what, answer) => {
  const { storage, asked } = await bucketThat(answer);
  const body = megabytes(40);
  await expect(storage.put("big", body, { type })).rejects.toThrow(/storage/);
  expect(asked().at(-1)).toBe("DELETE /files/big?uploadId=up%2B1");
  expect(body.destroyed).toBe(true);
});

test("a body whose upload cannot begin is let go", async () => {
  const { storage } = await bucketThat((_call, _request, response) => refuse(403, response));
  const body = megabytes(40);
  await expect(storage.put("big", body, { type })).rejects.toThrow("storage answered 403 AccessDenied");
  expect(body.destroyed).toBe(true);
});

test("a bucket that stumbles is asked again", async () => {
  let count = 0;
  const { storage, asked } = await bucketThat((call, request, response) =>
    (count += 1) < 3 ? refuse(503, response) : willing(call, request, response),
  );
  await storage.put("again", Buffer.from("x"), { type });
  expect(asked()).toHaveLength(3);
});

test("a failure tells what the bucket said, and neither key nor signature nor address", async () => {
  const { storage } = await bucketThat((_call, _request, response) => refuse(403, response));
  for (const attempt of [() => storage.put("x", Buffer.from("x"), { type }), () => storage.open("x"), () => storage.remove("x")]) {
    const { message } = await attempt().then(
      () => new Error("it succeeded"),
      (error: Error) => error,
    );
    expect(message).toBe("storage answered 403 AccessDenied");
  }
  await expect(storage.check()).rejects.toThrow("storage answered 403");
});

test("a bucket that ignores the range is not taken at its word", async () => {
  const { storage } = await bucketThat((_call, _request, response) => response.end("0123456789"));
  await expect(storage.open("x", { start: 2, end: 3 })).rejects.toThrow("instead of a range");
});

function refuse(status: number, response: ServerResponse): void {
  response.writeHead(status).end("<Error><Code>AccessDenied</Code><Message>KEYID</Message></Error>");
}
