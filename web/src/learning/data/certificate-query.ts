import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

export const certificateQuery = (code: string) =>
  queryOptions({ ...api.learning.certificate.queryOptions({ input: { code } }), retryOnMount: false });
