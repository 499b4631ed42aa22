import { createHash, randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBucket } from "../../../testing/outside/bucket.ts";
import { type Storage, StoredFileMissing, StoredFileTooLarge } from "./storage.ts";
import { makeDiskStorage } from "./storage-disk.ts";
import { makeS3Storage } from "./storage-s3.ts";

const BUCKET = {
  bucket: "blenda-files",
  region: "us-east-1",
  accessKeyId: "KEYID",
  secretAccessKey: "SECRET",
  incoming: join(tmpdir(), `arriving-${process.pid}`),
};

interface Place {
  storage: Storage;
  close(): Promise<unknown>;
}

const places: Record<string, () => Promise<Place>> = {
  async disk() {
    const folder = await mkdtemp(join(tmpdir(), "storage-"));
    return { storage: await makeDiskStorage({ root: join(folder, "files") }), close: () => rm(folder, { recursive: true }) };
  },
  async "S3 bucket"() {
    const { endpoint, close } = await openBucket(BUCKET);
    const end = async () => {
      await rm(BUCKET.incoming, { recursive: true, force: true });
      await close();
    };
    return { storage: makeS3Storage({ ...BUCKET, endpoint }), close: end };
  },
};

const MIB = 1024 * 1024;
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const streamOf = (bytes: Buffer, step = 100_000) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
    })(),
  );
const type = "application/octet-stream";

describe.each(Object.entries(places))("files on %s", (_name, openPlace) => {
  let place: Place;
  let storage: Storage;
  beforeAll(async () => {
    place = await openPlace();
    storage = place.storage;
  });
  afterAll(() => place.close());

  const read = async (key: string, range?: { start: number; end: number }) => {
    const { stream, ...sizes } = await storage.open(key, range);
    return { ...sizes, body: await buffer(stream) };
  };

  test("the place can be checked", async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });

  test.each([1_000, 17 * MIB])("a file of %i bytes that arrived in pieces is moved in whole, and lies nowhere else", async (size) => {
    const body = randomBytes(size);
    await mkdir(storage.incoming, { recursive: true });
    await writeFile(join(storage.incoming, "whole"), body);
    await storage.adopt(`adopted/${size}`, join(storage.incoming, "whole"), { type });
    expect((await read(`adopted/${size}`)).body.equals(body)).toBe(true);
    expect(await readdir(storage.incoming)).toEqual([]);
  });

  test.each([0, 1, 1_000, 8 * MIB - 1, 8 * MIB, 8 * MIB + 1, 17 * MIB])(
    "%i bytes come back as they were put, counted and hashed",
    async (size) => {
      const bytes = randomBytes(size);
      const key = `files/${size}/body.glb`;
      const expected = { bytes: size, sha256: sha256(bytes) };
      expect(await storage.put(key, streamOf(bytes), { type })).toEqual(expected);
      const { body, ...sizes } = await read(key);
      expect(sizes).toEqual({ bytes: size, total: size });
      expect(sha256(body)).toBe(expected.sha256);
      expect(await storage.put(key, bytes, { type })).toEqual(expected);
      expect((await read(key)).total).toBe(size);
    },
  );

  test("a range brings its bytes only, an end beyond the file its last byte", async () => {
    await storage.put("ranged", Buffer.from("0123456789"), { type });
    expect(await read("ranged", { start: 2, end: 4 })).toEqual({ body: Buffer.from("234"), bytes: 3, total: 10 });
    expect(await read("ranged", { start: 9, end: 9 })).toEqual({ body: Buffer.from("9"), bytes: 1, total: 10 });
    expect(await read("ranged", { start: 7, end: 99 })).toEqual({ body: Buffer.from("789"), bytes: 3, total: 10 });
    await expect(storage.open("ranged", { start: 10, end: 12 })).rejects.toBeInstanceOf(RangeError);
  });

  test("a second body under one key replaces the first", async () => {
    await storage.put("twice", Buffer.from("first"), { type });
    await storage.put("twice", Buffer.from("second"), { type });
    expect((await read("twice")).body.toString()).toBe("second");
  });

  test("what is removed is missing, and may be removed again", async () => {
    await storage.put("gone/soon", Buffer.from("x"), { type });
    await storage.remove("gone/soon");
    await storage.remove("gone/soon");
    await storage.remove("never/was/there");
    await expect(storage.open("gone/soon")).rejects.toBeInstanceOf(StoredFileMissing);
    await expect(storage.open("gone")).rejects.toBeInstanceOf(StoredFileMissing);
    await expect(storage.open("never/was/there")).rejects.toBeInstanceOf(StoredFileMissing);
  });

  test.each([1_000, 17 * MIB])("a body of more than %i bytes is refused while it arrives, and nothing of it stays", async (maxBytes) => {
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(64 * 1024));
      },
    });
    await expect(storage.put("too/large", endless, { type, maxBytes })).rejects.toBeInstanceOf(StoredFileTooLarge);
    expect(endless.destroyed).toBe(true);
    await expect(storage.open("too/large")).rejects.toBeInstanceOf(StoredFileMissing);
    const exact = Buffer.alloc(1_000);
    await expect(storage.put("just/right", exact, { type, maxBytes: 1_000 })).resolves.toMatchObject({ bytes: 1_000 });
  });

  test.each([0, 9 * MIB, 18 * MIB])("an upload that ends after %i bytes with a lost connection leaves the file as it was", async (size) => {
    await storage.put("kept", Buffer.from("before"), { type });
    const lost = Readable.from(
      (async function* () {
        for (let at = 0; at < size; at += MIB) yield Buffer.alloc(MIB);
        throw new Error("aborted");
      })(),
    );
    await expect(storage.put("kept", lost, { type })).rejects.toThrow("aborted");
    expect((await read("kept")).body.toString()).toBe("before");
  });

  test("a reader that leaves early holds nothing back", async () => {
    await storage.put("long", randomBytes(3 * MIB), { type });
    const { stream } = await storage.open("long");
    for await (const _piece of stream) break;
    expect(stream.destroyed).toBe(true);
    await storage.remove("long");
  });

  test.each([
    "",
    "/etc/passwd",
    "../outside",
    "a/../b",
    "a//b",
    "a/",
    "a/./b",
    ".incoming/x",
    "a\0b",
    "a\nb",
    "Upper",
    "a b",
    "a.b.c",
    "a?x=1",
    "a%2fb",
    "a\\b",
    "ä",
    "x".repeat(600),
  ])("the key %j is refused", async (key) => {
    await expect(storage.put(key, Buffer.from("x"), { type })).rejects.toThrow("not a key");
    await expect(storage.open(key)).rejects.toThrow("not a key");
    await expect(storage.remove(key)).rejects.toThrow("not a key");
  });

  test("many at once do not disturb each other", async () => {
    const bodies = Array.from({ length: 12 }, (_, index) => Buffer.from(`body ${index}`));
    await Promise.all(bodies.map((body, index) => storage.put(`many/${index}`, body, { type })));
    const found = await Promise.all(bodies.map((_, index) => read(`many/${index}`)));
    expect(found.map(({ body }) => body.toString())).toEqual(bodies.map(String));
  });
});

test.each([
  ["another secret", { secretAccessKey: "GUESSED" }, "SignatureDoesNotMatch"],
  ["another name", { accessKeyId: "SOMEBODY" }, "AccessDenied"],
  ["another region", { region: "eu-1" }, "AccessDenied"],
])("a bucket believes nobody with %s", async (_what, other, code) => {
  const { endpoint, close } = await openBucket(BUCKET);
  const stranger = makeS3Storage({ ...BUCKET, endpoint, ...other });
  await expect(stranger.put("a/b", Buffer.from("x"), { type })).rejects.toThrow(`storage answered 403 ${code}`);
  await close();
});
