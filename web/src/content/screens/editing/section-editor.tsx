import { LISTING } from "@blenda/domain/catalogue/constants";
import { CONTENT, HOME_SECTIONS } from "@blenda/domain/content/constants";
import type { ChosenItem, Pick, SectionPlace } from "@blenda/domain/content/model";
import { isByHand } from "@blenda/domain/content/rules";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { ItemPicker } from "./item-picker.tsx";
import { PickList } from "./pick-list.tsx";
import { sectionFacts, sectionName } from "./section-names.ts";

interface Props {
  section: SectionPlace;
  picks: readonly Pick[];
  items: readonly ChosenItem[];
  isLocked: boolean;
  onSection: (section: SectionPlace) => void;
  onPicks: (picks: Pick[]) => void;
  onAdded: (item: ChosenItem) => void;
  onRemove: () => void;
}

/** One section: its title and, where people choose what is in it, the choice. */
export function SectionEditor({ section, picks, items, isLocked, onSection, onPicks, onAdded, onRemove }: Props) {
  const isOwn = !HOME_SECTIONS.some((each) => each === section.id);
  const itemOf = (id: string) => items.find((item) => item.id === id);
  const shown = picks.filter(({ productId }) => itemOf(productId)?.isOnSale !== false).length;
  return (
    <div className={isByHand(section.id) ? "grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]" : "grid grid-cols-1"}>
      <Panel
        title={sectionName(section)}
        aside={
          isByHand(section.id) && (
            <span className="type-small text-muted tabular-nums">{`${Math.min(shown, LISTING.STAFF_PICKS)} of ${LISTING.STAFF_PICKS} places`}</span>
          )
        }
      >
        <div className="grid gap-5">
          {section.id !== "stories" && (
            <Field
              label="Title on home"
              help={isOwn ? undefined : `Empty: “${sectionFacts(section.id).name}”.`}
              aside={`${[...section.title].length}/${CONTENT.SECTION_TITLE_MOST}`}
            >
              <Input
                value={section.title}
                maxLength={CONTENT.SECTION_TITLE_MOST}
                disabled={isLocked}
                onChange={({ target }) => onSection({ ...section, title: target.value })}
              />
            </Field>
          )}
          {isByHand(section.id) ? (
            <PickList picks={picks} itemOf={itemOf} isLocked={isLocked} onPicks={onPicks} />
          ) : (
            <p className="type-small text-muted">Shows {sectionFacts(section.id).says}.</p>
          )}
          {isOwn && !isLocked && (
            <div>
              <Button kind="danger" size="small" onClick={onRemove}>
                Remove this section
              </Button>
            </div>
          )}
        </div>
      </Panel>
      {isByHand(section.id) && !isLocked && (
        <ItemPicker
          type="product"
          chosen={picks.map(({ productId }) => productId)}
          room={CONTENT.PICKS_MOST - picks.length}
          onPick={(item) => {
            onAdded(item);
            onPicks([...picks, { productId: item.id, note: "" }]);
          }}
        />
      )}
    </div>
  );
}
