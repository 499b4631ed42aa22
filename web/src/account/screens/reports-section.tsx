import { AboutMe } from "../../reports/parts/own/about-me.tsx";
import { MyReports } from "../../reports/parts/own/my-reports.tsx";
import { Section } from "./section.tsx";

export const ReportsSection = () => (
  <Section id="reports" title="Reports" about="What you reported, what was reported about you, and what we decided.">
    <AboutMe />
    <MyReports />
  </Section>
);
