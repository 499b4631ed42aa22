import { OwnAffiliate } from "../../affiliates/parts/own-affiliate.tsx";
import { Section } from "./section.tsx";

export const AffiliateSection = () => (
  <Section id="affiliate" title="Affiliate" about="Your affiliate ID, and the programs you're in.">
    <OwnAffiliate />
  </Section>
);
