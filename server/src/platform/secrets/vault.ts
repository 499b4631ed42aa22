import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Encryption at rest (AES-256-GCM) with a key that does not lie in the database: a thief of the database alone reads nothing.
 * What is sealed names its key, so a new one can be put before the old ones and everything stays readable.
 */
export interface Vault {
  seal(text: string): string;
  open(sealed: string): string;
}

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `2:<base64>,1:<base64>`: the first seals, all open. A key without a name is called 1. `null` for anything else. */
export function readKeys(text: string): Map<string, Buffer> | null {
  const keys = new Map<string, Buffer>();
  for (const part of text.split(",")) {
    const [, name = "1", value = ""] = /^(?:([\w-]+):)?([A-Za-z0-9+/_-]+={0,2})$/.exec(part.trim()) ?? [];
    const key = Buffer.from(value, "base64");
    if (key.length !== KEY_BYTES || keys.has(name)) return null;
    keys.set(name, key);
  }
  return keys;
}

export function makeVault(keys: ReadonlyMap<string, Buffer>): Vault {
  const [current] = keys;
  if (!current) throw new Error("A vault needs a key");
  return {
    seal: (text) => {
      const [name, key] = current;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `${name}:${Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")}`;
    },
    open: (sealed) => {
      const [name = "", body = ""] = sealed.split(":");
      const key = keys.get(name);
      if (!key) throw new Error(`SECRETS_KEY has no key called ${name}, which something was sealed with`);
      const bytes = Buffer.from(body, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
    },
  };
}

/** Outside production a key of its own is made once and kept beside the data, readable by its owner alone. */
export async function openVault({ SECRETS_KEY, DATA_DIR }: { SECRETS_KEY?: string | undefined; DATA_DIR: string }): Promise<Vault> {
  const keys = readKeys(SECRETS_KEY ?? (await keptKey(DATA_DIR)));
  if (!keys) throw new Error(`The key in ${DATA_DIR}/secrets.key is damaged`);
  return makeVault(keys);
}

async function keptKey(folder: string): Promise<string> {
  const place = join(folder, "secrets.key");
  await mkdir(folder, { recursive: true });
  // Of several processes that start at once, one makes it and all read it.
  const made = `1:${randomBytes(KEY_BYTES).toString("base64")}`;
  await writeFile(place, made, { mode: 0o600, flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return (await readFile(place, "utf8")).trim();
}
