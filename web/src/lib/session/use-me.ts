import type { Me } from "@blenda/domain/identity/model";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { readLoginFlag } from "./login-flag.ts";
import { isSure, sessionQuery } from "./session.ts";

/** Who is here; null for visitors. The start waits for the first answer, so this never suspends. */
export const useMe = (): Me | null => useSuspenseQuery(sessionQuery).data.user;

/** It is not yet known who is here, and a person was logged in before: places that are theirs are kept free, so nothing jumps. */
export const useIsExpected = (): boolean => !isSure(useQuery(sessionQuery).dataUpdatedAt) && readLoginFlag();
