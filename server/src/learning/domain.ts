import { defineDomain } from "../platform/domain.ts";
import { ownersIn } from "../platform/requests/own-target.ts";
import { certificateDownload } from "./downloads.ts";
import { personalData } from "./personal-data.ts";
import { learningFileAccess } from "./port.ts";
import { learningRouter } from "./router.ts";
import { forgetTestOrders } from "./test-orders.ts";

export const learning = defineDomain({
  testOrders: forgetTestOrders,
  router: learningRouter,
  personalData,
  fileAccess: learningFileAccess,
  downloads: [certificateDownload],
  owners: { lesson_post: ownersIn("lessonPosts", "authorId", "creatorId") },
});
