import { communityScreens } from "@blenda/domain/community/screens";
import { defineDomain } from "../platform/domain.ts";
import { ownersIn } from "../platform/requests/own-target.ts";
import { postPage } from "./feeds/head.ts";
import { feedJobs } from "./feeds/jobs.ts";
import { walkPosts } from "./feeds/share-repository.ts";
import { communityFileAccess } from "./file-access.ts";
import { communityJobs } from "./jobs.ts";
import { communityPersonalData } from "./personal-data.ts";
import { reportableComment, reportablePost } from "./reportable.ts";
import { communityRouter } from "./router.ts";
import { mediaUpload } from "./uploads.ts";

export const community = defineDomain({
  router: communityRouter,
  jobs: [...communityJobs, ...feedJobs],
  personalData: communityPersonalData,
  fileAccess: communityFileAccess,
  uploads: [mediaUpload],
  reportable: [reportablePost, reportableComment],
  itemPages: { [communityScreens.feed.path]: postPage },
  sitemap: { posts: { path: communityScreens.feed.path, query: "post", walk: walkPosts } },
  owners: { post: ownersIn("posts", "authorId") },
});
