import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";

interface NewLessons {
  trainingId: string;
  titles: readonly string[];
  at: Instant;
}

export async function tellOfNewLessons(_tx: Tx, _new: NewLessons): Promise<void> {}
