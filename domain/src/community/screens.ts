import type { Screen } from "../access/screen.ts";

/** Spec 2 §2: seven paths in one layout. A post opens over each of them with `?post={id}`, whole with `&expand=true`. */
export const communityScreens = {
  feed: {
    path: "/community",
    area: "community",
    access: "public",
    head: { title: "Community", description: "What 3D artists are making, asking and learning right now." },
  },
  saved: {
    path: "/community/saved",
    area: "community",
    access: "signed-in",
    head: { title: "Saved posts", description: "Posts you kept, sorted into your own collections." },
  },
  activities: {
    path: "/community/activities",
    area: "community",
    access: "signed-in",
    head: { title: "Your posts", description: "Everything you've posted in the community." },
  },
  notifications: {
    path: "/community/notifications",
    area: "community",
    access: "signed-in",
    head: { title: "Community notifications", description: "Replies, new posts and new followers." },
  },
  trending: {
    path: "/community/trending",
    area: "community",
    access: "public",
    head: { title: "Trending", description: "The posts people like, discuss and save most this week." },
  },
  following: {
    path: "/community/following",
    area: "community",
    access: "signed-in",
    head: { title: "Following", description: "The newest posts of the people and tags you follow." },
  },
  user: {
    path: "/community/user/$userId",
    area: "community",
    access: "public",
    head: { title: "Community page", description: "Everything one artist has posted in the community." },
  },
} as const satisfies Record<string, Screen>;
