import { typeOfName } from "@blenda/domain/shared/file-types";

/** Browsers know few types beside pictures, and each has its own word for an archive; the ending settles it. */
export const typeOfFile = ({ name, type }: Pick<File, "name" | "type">): string => typeOfName(name) ?? type;
