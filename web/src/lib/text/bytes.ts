import { sizeText } from "@blenda/domain/shared/language/formats";

/** How large a file is: 8.4 MB. */
export const sizeOf = sizeText;
