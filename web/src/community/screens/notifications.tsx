import { PageHead } from "./community-page.tsx";

/** What happened around one's own posts. */
export function CommunityNotifications() {
  return <PageHead title="Notifications" />;
}
