import { useSuspenseQuery } from "@tanstack/react-query";
import { sessionQuery } from "../../lib/session/session.ts";

/** Whether prices here are before tax. By itself, so that a page that only asks this carries nothing else of tax. */
export const useCollectsTax = (): boolean => useSuspenseQuery(sessionQuery).data.flags.includes("tax");
