import { typeOfBytes } from "@blenda/domain/shared/file-types";
import { TEXT_PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import type { Services } from "../requests/procedure.ts";
import { refusal } from "../requests/refusal.ts";
import { fileName } from "./files.ts";

const FETCHES_PER_HOUR = { per: "account", max: 120, minutes: 60 } as const;

/**
 * A picture of another website, fetched once instead of linked (decision D12): readers' browsers never go there. What it is its
 * bytes say; the caller draws it anew. Why one did not come is not told: it would say what else our server reaches.
 */
export async function fetchPicture({ limits, uploadQueues, readWeb }: Services, userId: string, address: string, maxBytes: number) {
  const retryAfterSeconds = await limits.consume(`pictures elsewhere user ${userId}`, FETCHES_PER_HOUR);
  if (retryAfterSeconds !== null) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
  const url = address.trim();
  const body = await uploadQueues.fetches(() => readWeb(url, maxBytes));
  const type = body && typeOfBytes(body);
  if (!body || !TEXT_PICTURE_TYPES.some((each) => each === type)) throw refusal("PICTURE_NOT_FETCHED");
  return { body, type: String(type), name: fileName(decoded(new URL(url).pathname), "picture") };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
