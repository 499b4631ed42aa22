import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Scanner } from "./scanner.ts";

const SIGNATURES = join(import.meta.dirname, "signatures.txt");

interface Signature {
  name: string;
  bytes: Buffer;
}

/** Looks for the bytes of a list: enough to see that the road to quarantine works. A shop sets SCANNER_URL. */
export function makeSignatureScanner(path = SIGNATURES): Scanner {
  let known: Promise<Signature[]> | undefined;
  const signatures = () => (known ??= readSignatures(path));
  return {
    name: "built-in test signatures",
    scan: async (body) => {
      const all = await signatures();
      const longest = Math.max(...all.map(({ bytes }) => bytes.length));
      // Kept from one piece to the next: a signature may lie across both.
      let tail = Buffer.alloc(0);
      for await (const piece of body) {
        const window = Buffer.concat([tail, piece as Buffer]);
        const hit = all.find(({ bytes }) => window.includes(bytes));
        if (hit) return { found: hit.name };
        tail = window.subarray(Math.max(0, window.length - longest + 1));
      }
      return "clean";
    },
    check: async () => void (await signatures()),
  };
}

async function readSignatures(path: string): Promise<Signature[]> {
  const lines = (await readFile(path, "utf8")).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [name = "", base64 = ""] = line.split(" ");
    return { name, bytes: Buffer.from(base64, "base64") };
  });
}
