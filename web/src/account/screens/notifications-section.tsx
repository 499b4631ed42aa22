import { ChannelMatrix } from "../../notifications/parts/channel-matrix.tsx";
import { Section } from "./section.tsx";

export function NotificationsSection() {
  return (
    <Section
      id="notifications"
      title="Notifications"
      about="What you are told, and where. The mail is one letter a day at most, with what you have not read yet."
    >
      <ChannelMatrix />
    </Section>
  );
}
