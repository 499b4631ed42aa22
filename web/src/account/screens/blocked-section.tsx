import { BlockedPeople } from "../../blocks/parts/blocked-people.tsx";
import { Section } from "./section.tsx";

export const BlockedSection = () => (
  <Section id="blocked" title="Blocked people" about="You hear nothing from each other. They aren't told that you blocked them.">
    <BlockedPeople />
  </Section>
);
