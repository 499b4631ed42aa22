import { ChannelMatrix } from "../../notifications/parts/channel-matrix.tsx";
import { Section } from "./section.tsx";

export function NotificationsSection() {
  return (
    <Section
      id="notifications"
      title="Notifications"
      about="What we tell you about, and where. We'll email you at most once a day with anything unread."
    >
      <ChannelMatrix />
    </Section>
  );
}
