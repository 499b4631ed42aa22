import { door } from "../platform/database/door.ts";

export const generationJobRow = door("generationJobs", ["id", "userId"]);
