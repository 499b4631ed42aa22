import type { CsvFile } from "@blenda/domain/shared/csv-file";
import { useState } from "react";
import { toast } from "../toast.ts";
import { saveFile } from "./save-file.ts";

/** Saves a table the server writes as a file, and says when it holds only the first part. */
export function useCsvFile(ask: () => Promise<CsvFile>) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { name, csv, isCut } = await ask();
      saveFile(name, csv, "text/csv");
      if (isCut) toast.say("The file was too long, so it's only the first part. Filter the list to get the rest.");
    } catch (error) {
      toast.failed((error as Error).message);
    }
    setSaving(false);
  };
  return { save: () => void save(), isSaving };
}
