import { door } from "../platform/database/door.ts";

export const postMediaRow = door("postMedia", ["postId", "position", "fileId", "posterFileId", "stageHue"]);

export const postRow = door("posts", ["id", "authorId", "title", "summary", "createdAt"]);
