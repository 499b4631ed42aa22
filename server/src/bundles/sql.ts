import { door } from "../platform/database/door.ts";

export const bundleRow = door("bundles", ["id", "creatorId", "title"]);
