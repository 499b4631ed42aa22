import { can } from "@blenda/domain/access/can";
import { curatePosts } from "@blenda/domain/community/constants";
import type { Post, PostCard } from "@blenda/domain/community/model";
import { useMe } from "../../../lib/session/use-me.ts";
import { MenuButton } from "./menu-button.tsx";
import { type StaffStep, stepsFor } from "./staff-steps.ts";

interface Props {
  post: PostCard & Partial<Pick<Post, "isExcluded">>;
  onStep: (step: StaffStep) => void;
  onHistory: () => void;
}

/** The part of a post's menu that only our own people see. */
export function StaffItems({ post, onStep, onHistory }: Props) {
  const canCurate = can(useMe(), curatePosts);
  // Nobody decides about their own post; how it came to be as it is can be read.
  const steps = post.mine.isOwn ? [] : stepsFor(post);
  return (
    <div className="mt-1.5 border-t border-line pt-1.5">
      {steps
        .filter(({ isCurating = false }) => canCurate || !isCurating)
        .map((step) => (
          <MenuButton key={step.label} icon={step.icon} label={step.label} onPress={() => onStep(step)} />
        ))}
      <MenuButton icon="history" label="History" onPress={onHistory} />
    </div>
  );
}
