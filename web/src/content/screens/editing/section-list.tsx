import type { SectionId, SectionPlace } from "@blenda/domain/content/model";
import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Reorder } from "../../../ui/controls/reorder.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { sectionFacts, sectionName } from "./section-names.ts";

interface Props {
  sections: readonly SectionPlace[];
  /** How many are picked; `null` where nothing is. */
  countOf: (id: SectionId) => number | null;
  chosen: SectionId | undefined;
  isLocked: boolean;
  onChoose: (id: SectionId) => void;
  onOrder: (sections: SectionPlace[]) => void;
  end: ReactNode;
}

/** The sections of home in their order: by their grips, or by Alt and the arrow keys; an eye hides one and loses nothing. */
export function SectionList({ sections, countOf, chosen, isLocked, onChoose, onOrder, end }: Props) {
  const toggle = (place: SectionPlace) =>
    onOrder(sections.map((each) => (each.id === place.id ? { ...each, isShown: !each.isShown } : each)));
  return (
    <Panel
      title="Sections"
      aside={
        !isLocked && (
          <span className="flex items-center gap-1 type-small text-muted pointer-coarse:hidden">
            <Kbd>Alt</Kbd>
            <Kbd>↑</Kbd> moves
          </span>
        )
      }
    >
      <Reorder
        label="Sections of home"
        items={sections}
        keyOf={({ id }) => id}
        nameOf={sectionName}
        axis="vertical"
        isLocked={isLocked}
        onOrder={onOrder}
        className="grid grid-cols-1 gap-1"
        end={end}
      >
        {(place, grip) => {
          const { icon, says } = sectionFacts(place.id);
          const count = countOf(place.id);
          return (
            <div
              className={classNames(
                "flex items-center gap-1 rounded-sm border-l-2 py-1 pr-1",
                place.id === chosen ? "border-ember bg-surface-2" : "border-transparent",
              )}
            >
              {grip}
              <button
                type="button"
                aria-current={place.id === chosen || undefined}
                onClick={() => onChoose(place.id)}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-xs px-1 text-left hover:text-text"
              >
                <Icon name={icon} className={place.isShown ? "text-muted" : "text-faint"} />
                <span className="min-w-0">
                  <span className={classNames("block type-ui font-semibold wrap-anywhere", !place.isShown && "text-muted")}>
                    {sectionName(place)}
                  </span>
                  <span className="block type-small text-muted first-letter:uppercase">
                    {!place.isShown ? "Hidden" : count === null ? says : `${count} chosen`}
                  </span>
                </span>
              </button>
              <IconButton
                icon={place.isShown ? "eye" : "eye-off"}
                label={`${place.isShown ? "Hide" : "Show"} ${sectionName(place)}`}
                disabled={isLocked}
                onClick={() => toggle(place)}
              />
            </div>
          );
        }}
      </Reorder>
    </Panel>
  );
}
