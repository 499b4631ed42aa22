import { door } from "../platform/database/door.ts";

export const postMediaRow = door("postMedia", ["postId", "position", "fileId", "posterFileId", "stageHue"]);
