import type { Me } from "@blenda/domain/identity/model";
import { useSuspenseQuery } from "@tanstack/react-query";
import { sessionQuery } from "./session.ts";

/** Who is here; null for visitors. The start waits for the first answer, so this never suspends. */
export const useMe = (): Me | null => useSuspenseQuery(sessionQuery).data.user;
