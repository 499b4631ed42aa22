import { excerpt } from "@blenda/domain/notifications/rules";
import type { PostRow } from "./post-repository.ts";

/** As people call a post: its title, else how it begins. */
export const nameOf = ({ title, plain }: Pick<PostRow, "title" | "plain">): string => title || excerpt(plain);
