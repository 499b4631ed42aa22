import { rm } from "node:fs/promises";
import type { Services } from "../platform/requests/procedure.ts";
import { placeOf } from "./place.ts";
import type { UploadRow } from "./repository.ts";

/** Wherever it lies by now. One that was taken is a person's file, and not ours to remove. */
export async function removeBody({ storage }: Pick<Services, "storage">, { id, storageKey, state }: UploadRow): Promise<void> {
  if (state === "taken") return;
  await rm(placeOf(storage, id), { force: true });
  if (state !== "receiving") await storage.remove(storageKey);
}
