import { useSuspenseQuery } from "@tanstack/react-query";
import { sessionQuery } from "../lib/session/session.ts";

/** The start waits for the first answer, so this never suspends. */
export const useSession = () => useSuspenseQuery(sessionQuery).data;
