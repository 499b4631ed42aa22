import type { Suspension } from "@blenda/domain/identity/model";
import { useSuspenseQuery } from "@tanstack/react-query";
import { sessionQuery } from "./session.ts";

/** Why the account of this browser can't be used; null while it can. The start waits for the first answer, so this never suspends. */
export const useSuspension = (): Suspension | null => useSuspenseQuery(sessionQuery).data.suspension ?? null;
