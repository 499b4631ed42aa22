import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { SlugProblem } from "./model.ts";
import { shopTexts } from "./texts.ts";

export const shopFailures = {
  /** Thrown when neither a user id nor a slug leads to a shop. */
  SHOPS_NOT_FOUND: failure(404, "This shop doesn't exist"),
  /** Somebody has it, had it, or is about to open a shop with it. */
  SHOPS_SLUG_TAKEN: failure(409, "Someone already uses this address. Try another."),
  SHOPS_SLUG_NOT_ALLOWED: failure(422, z.object({ problem: SlugProblem }), ({ problem }) => shopTexts.slug[problem]),
};
