import { door } from "../platform/database/door.ts";

export const creatorApplicationRow = door("creatorApplications", ["userId", "status", "shopName", "country", "decidedAt", "decidedBy"]);
