import type { AdminStep } from "@blenda/domain/admin/constants";

interface StepWords {
  label: string;
  title: (name: string) => string;
  does: string;
  kind: "primary" | "danger";
}

/** What each step is called and what it does, before it is done. */
export const STEP_WORDS: Record<AdminStep, StepWords> = {
  giveClaim: {
    label: "Give the claim",
    title: (name) => `Make ${name} an admin?`,
    does: "They're on the list and get the claim that was missing: every part of the admin area opens to them.",
    kind: "primary",
  },
  takeClaim: {
    label: "Remove the claim",
    title: (name) => `Remove the claim from ${name}?`,
    does: "They lose admin access right away and their sessions end.",
    kind: "danger",
  },
  unlist: {
    label: "Remove from the list",
    title: (name) => `Remove ${name} as an admin?`,
    does: "They're taken off the list and lose the claim. Their sessions end right away.",
    kind: "danger",
  },
  makeSuper: {
    label: "Make super admin",
    title: (name) => `Make ${name} a super admin?`,
    does: "Super admins decide who the other admins are, you included.",
    kind: "primary",
  },
  makeAdmin: {
    label: "Make ordinary admin",
    title: (name) => `Make ${name} an ordinary admin?`,
    does: "They stay an admin but no longer decide who the other admins are.",
    kind: "danger",
  },
  resetFactors: {
    label: "Reset second factor",
    title: (name) => `Reset the second factor of ${name}?`,
    does: "For someone who lost every factor. All of them are removed and all sessions end. Then give them a setup code: new ones are set up with it.",
    kind: "danger",
  },
};
