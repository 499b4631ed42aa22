import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** The page's one question. Live. It stands alone because every visitor's first load carries what routes import. */
export const toolQuery = queryOptions(api.generation.tool.queryOptions());
