import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { NETWORK_FILE, openNetwork } from "./mask.ts";

test("the network that finds subjects is the one we know, and one with another byte is not run", async () => {
  const bytes = await openNetwork(NETWORK_FILE);
  expect(bytes).toHaveLength(4_574_861);
  const folder = await mkdtemp(join(tmpdir(), "network-"));
  const changed = pathToFileURL(join(folder, "changed.onnx"));
  bytes[1_000] ^= 1;
  await writeFile(changed, bytes);
  await expect(openNetwork(changed)).rejects.toThrow("was changed");
  await rm(folder, { recursive: true });
});
