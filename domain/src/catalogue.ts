import type { z } from "zod";
import { accessFailures } from "./access/failures.ts";
import { accountFailures } from "./account/failures.ts";
import { catalogueFailures } from "./catalogue/failures.ts";
import { checkoutFailures } from "./checkout/failures.ts";
import { followFailures } from "./follows/failures.ts";
import { generationFailures } from "./generation/failures.ts";
import { generatorFailures } from "./generator/failures.ts";
import { identityFailures } from "./identity/failures.ts";
import { inboxFailures } from "./inbox/failures.ts";
import { learningFailures } from "./learning/failures.ts";
import { lockoutFailures } from "./lockout/failures.ts";
import { notificationFailures } from "./notifications/failures.ts";
import { orderFailures } from "./orders/failures.ts";
import { portfolioFailures } from "./portfolio/failures.ts";
import { refundFailures } from "./refunds/failures.ts";
import { savedFailures } from "./saved/failures.ts";
import type { Failure } from "./shared/failure.ts";
import { shopFailures } from "./shops/failures.ts";
import { tokenFailures } from "./tokens/failures.ts";
import { trainingFailures } from "./trainings/failures.ts";

/** One line per domain that refuses something in its own words. */
export const chapters = [
  accessFailures,
  accountFailures,
  catalogueFailures,
  followFailures,
  checkoutFailures,
  generationFailures,
  generatorFailures,
  identityFailures,
  inboxFailures,
  learningFailures,
  lockoutFailures,
  notificationFailures,
  orderFailures,
  portfolioFailures,
  savedFailures,
  refundFailures,
  shopFailures,
  tokenFailures,
  trainingFailures,
];

type Chapter = (typeof chapters)[number];
type CodesOf<Part> = Part extends Part ? keyof Part & string : never;

/** The code of any planned refusal. */
export type FailureCode = CodesOf<Chapter>;
/** What a refusal carries for its sentence. */
export type FailureData<Code extends FailureCode> = Code extends Code
  ? Extract<Chapter, Record<Code, unknown>> extends Record<Code, { data: infer Data extends z.ZodType }>
    ? z.infer<Data>
    : never
  : never;

/** Every planned refusal of the product by its code. */
export const catalogue: Record<string, Failure> = Object.assign({}, ...chapters);
