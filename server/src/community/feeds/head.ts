import type { ItemPage } from "../../platform/http/page.ts";
import { absolute, breadcrumbs, CONTEXT } from "../../platform/http/structured-data.ts";
import { findShared } from "./share-repository.ts";

type SharedFeed = NonNullable<Awaited<ReturnType<typeof findShared>>>;

const pathOf = (id: string) => `/community?post=${encodeURIComponent(id)}`;

/** What the link to a post says of it to those who do not run scripts, with the first picture or the poster of the first model. */
export const postPage: ItemPage<SharedFeed> = {
  call: "community.post",
  query: "post",
  find: findShared,
  head: (post, url) => {
    const { id, title, author, plain: description, pictureUrl } = post;
    const path = pathOf(id);
    return { title: title || `A post by ${author}`, description, path, pictureUrl, isIndexed: true, data: postData(post, url, path) };
  },
};

const counted = (action: "Like" | "Comment", count: number) => ({
  "@type": "InteractionCounter",
  interactionType: `${CONTEXT}/${action}Action`,
  userInteractionCount: count,
});

const postData = (post: SharedFeed, url: string, path: string): object[] => [
  {
    "@context": CONTEXT,
    "@type": "DiscussionForumPosting",
    ...(post.title && { headline: post.title }),
    text: post.plain,
    url: url + path,
    image: absolute(post.pictureUrl, url),
    datePublished: post.createdAt,
    ...(post.editedAt && { dateModified: post.editedAt }),
    author: { "@type": "Person", name: post.author, url: `${url}/community/user/${encodeURIComponent(post.creatorId)}` },
    interactionStatistic: [counted("Like", post.likes), counted("Comment", post.comments)],
  },
  breadcrumbs(url, [
    ["Community", `${url}/community`],
    [post.title || post.author, url + path],
  ]),
];
