import { Icon } from "../../ui/icon.tsx";

const WORDS = {
  self: "This is you. Someone else on the team has to change your access.",
  rank: "They have the same access as you, or more, so you can't change it.",
} as const;

/** Why there is nothing to press. */
export function ReachNote({ because }: { because: keyof typeof WORDS }) {
  return (
    <p className="flex gap-2 type-small text-muted">
      <Icon name="info" size={16} className="mt-px" />
      {WORDS[because]}
    </p>
  );
}
