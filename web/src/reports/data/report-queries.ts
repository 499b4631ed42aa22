import type { Target } from "@blenda/domain/reports/model";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

/** For which reasons one has reported this and waits for an answer. */
export const reportedQuery = (target: Target) => queryOptions(api.reports.reported.queryOptions({ input: target }));
