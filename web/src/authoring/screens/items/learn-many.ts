import type { ManyOutcome } from "@blenda/domain/authoring/model";
import type { QueryClient } from "@tanstack/react-query";
import { toast } from "../../../lib/toast.ts";
import { forgetItems } from "../../../product/editor/draft-kind.ts";

/** Some may not be possible: how many were done, and the first reason why others were not. */
export function learnMany({ done, refused }: ManyOutcome, cache: QueryClient, { one, many }: { one: string; many: string }): void {
  forgetItems(cache);
  if (done.length > 0) toast.done(done.length === 1 ? `1 ${one} changed` : `${done.length} ${many} changed`);
  const [first] = refused;
  if (first) toast.failed(refused.length === 1 ? first.message : `${refused.length} weren't changed. ${first.message}`);
}
