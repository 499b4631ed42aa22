import { useThemeChoice } from "../../lib/page/theme.ts";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Row, Section } from "./section.tsx";

const CHOICES = [
  { value: "dark", label: "Dark" },
  { value: "light", label: "Light" },
  { value: "system", label: "System" },
] as const;

export function AppearanceSection() {
  const { choice, choose } = useThemeChoice();
  return (
    <Section id="appearance" title="Appearance" about="Remembered in this browser.">
      <Row title="Theme" text={choice === "system" ? "Follows your device, even when it switches in the evening." : undefined}>
        <SegmentedControl label="Theme" value={choice} options={CHOICES} onChange={choose} />
      </Row>
    </Section>
  );
}
