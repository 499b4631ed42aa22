import { HERO_LIMITS } from "@blenda/domain/content/constants";
import type { Hero } from "@blenda/domain/content/model";
import { Icon } from "../../../../ui/icon.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { BannerContrast } from "./use-contrast.ts";

const ratioText = (ratio: number): string => `${ratio.toFixed(1)}:1`;
/** Longer titles take three lines on a narrow phone. */
const SHORT_TITLE = 40;

/** What is worth a look before it goes live. */
export function HeroChecks({ hero, contrast }: { hero: Hero; contrast: BannerContrast | null }) {
  const length = [...hero.title].length;
  return (
    <Panel title="Before you publish">
      <ul className="grid gap-3">
        {contrast && (
          <Check
            isFine={Math.min(contrast.title, contrast.text) >= contrast.needed}
            title={`Title on picture ${ratioText(contrast.title)}, subtitle ${ratioText(contrast.text)}`}
            help={
              Math.min(contrast.title, contrast.text) >= contrast.needed
                ? "At its worst place, in both themes."
                : `At least ${ratioText(contrast.needed)} is needed. A stronger overlay helps.`
            }
          />
        )}
        <Check
          isFine={length > 0 && length <= SHORT_TITLE}
          title={length === 0 ? "No title" : `Title of ${length} characters`}
          help={
            length === 0
              ? "The page shows its own heading."
              : length <= SHORT_TITLE
                ? "Fits two lines on most phones."
                : `Up to ${HERO_LIMITS.TITLE} fit; shorter ones read better on phones.`
          }
        />
      </ul>
    </Panel>
  );
}

function Check({ isFine, title, help }: { isFine: boolean; title: string; help: string }) {
  return (
    <li className="flex gap-2.5">
      <Icon name={isFine ? "circle-check" : "triangle-alert"} className={isFine ? "mt-0.5 text-ok" : "mt-0.5 text-warn"} />
      <div>
        <p className="type-ui font-semibold">{title}</p>
        <p className="type-small text-muted">{help}</p>
      </div>
    </li>
  );
}
