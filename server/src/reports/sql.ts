import { door } from "../platform/database/door.ts";

export const reportCaseRow = door("reportCases", ["id", "targetType", "targetId", "status"]);
