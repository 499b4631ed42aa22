import { useState } from "react";
import { client } from "../../lib/calls/api.ts";
import type { Asked } from "../../lib/page/address.ts";
import { saveFile } from "../../lib/page/save-file.ts";
import { toast } from "../../lib/toast.ts";
import { usageFilter } from "./usage-filter.ts";

/** Saves the filtered history as a file. */
export function useUsageFile(asked: Asked) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { name, csv } = await client.tokens.usageFile(usageFilter(asked));
      saveFile(name, csv, "text/csv");
    } catch (error) {
      toast.failed((error as Error).message);
    }
    setSaving(false);
  };
  return { save: () => void save(), isSaving };
}
