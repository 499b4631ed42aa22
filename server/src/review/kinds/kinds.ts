import type { PublishedType } from "@blenda/domain/publication/constants";
import type { ReviewedKind } from "./kind.ts";
import { productKind } from "./product.ts";
import { trainingKind } from "./training.ts";

/** Everything that is reviewed, one line per type. */
export const KINDS: Readonly<Record<PublishedType, ReviewedKind>> = { product: productKind, training: trainingKind };
