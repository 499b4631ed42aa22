import type { Profile } from "@blenda/domain/account/model";
import { useProof } from "../../identity/parts/proof.tsx";
import { TwoStep } from "../../mfa/parts/own/two-step.tsx";
import { learnProof } from "../data/own-queries.ts";
import { Section } from "./section.tsx";

export function TwoStepSection({ profile }: { profile: Profile }) {
  const proof = useProof(profile, learnProof);
  return (
    <Section id="two-step" title="Two-step login" about="A second factor keeps your account yours, even if someone learns your password.">
      <TwoStep prove={proof.first} />
      {proof.dialog}
    </Section>
  );
}
