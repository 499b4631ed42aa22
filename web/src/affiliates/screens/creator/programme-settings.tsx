import { SHARE } from "@blenda/domain/affiliates/constants";
import type { CreatorProgramme } from "@blenda/domain/affiliates/model";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { breakdownOf, PLAIN_TERMS } from "@blenda/domain/ledger/breakdown";
import { useId, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { price } from "../../../lib/text/money.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Slider } from "../../../ui/controls/slider.tsx";
import { Switch } from "../../../ui/controls/switch.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { learnProgramme } from "../../data/creator-queries.ts";
import { shareBps, shareFault, shareText } from "../../data/share.ts";
import { type ItemShare, ItemShares } from "./item-shares.tsx";

const settingsOf = ({ isOn, bps, isChosenOnly, mayAsk, items }: CreatorProgramme) => ({
  ...{ isOn, bps, isChosenOnly, mayAsk },
  items: items.map(({ itemKey, bps: own }) => ({ itemKey, bps: own })),
});

const typedItems = ({ items }: CreatorProgramme): ItemShare[] =>
  items.map(({ itemKey, bps }) => ({ itemKey, share: bps === null ? "" : shareText(bps) }));

/** What a creator offers. The switches take effect by themselves; shares and items are saved. */
export function ProgrammeSettings({ programme }: { programme: CreatorProgramme }) {
  const saved = settingsOf(programme);
  const [typed, setTyped] = useState<{ share?: string; isChosenOnly?: boolean; items?: readonly ItemShare[] }>({});
  const [isTold, setTold] = useState(false);
  const headId = useId();
  const switching = useAct(api.affiliates.saveProgrammeSettings, { learn: learnProgramme, done: () => affiliateTexts.saved });
  const saving = useAct(api.affiliates.saveProgrammeSettings, {
    learn: learnProgramme,
    done: () => affiliateTexts.saved,
    isToldInPlace: true,
  });
  const { share = shareText(saved.bps), isChosenOnly = saved.isChosenOnly, items = typedItems(programme) } = typed;
  const bps = shareBps(share);
  const wrongItem = items.some((item) => item.share !== "" && shareBps(item.share) === null);
  const save = () => {
    setTold(true);
    if (bps === null || wrongItem) return;
    const wanted = items.map((item) => ({ itemKey: item.itemKey, bps: item.share === "" ? null : shareBps(item.share) }));
    saving.act({ ...saved, bps, isChosenOnly, items: wanted }, { onSuccess: () => setTyped({}) });
  };
  return (
    <section aria-labelledby={headId} className="grid gap-3">
      <Panel className="grid gap-5">
        <h2 id={headId} className="type-h3">
          Your program
        </h2>
        <Switch
          label="Program is on"
          help={saved.isOn ? "New clicks count." : "No click counts while it's off."}
          isOn={saved.isOn}
          disabled={switching.isActing}
          onChange={(isOn) => switching.act({ ...saved, isOn })}
        />
        <Switch
          label="Anyone may ask to join"
          help="People find you on the affiliate program page. You decide about each request."
          isOn={saved.mayAsk}
          disabled={switching.isActing}
          onChange={(mayAsk) => switching.act({ ...saved, mayAsk })}
        />
        <form
          noValidate
          className="grid gap-5 border-t border-line pt-5"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {saving.error && <Alert tone="bad" title={saving.error.message} />}
          <div className="grid gap-3">
            <Field label="Share in percent" error={isTold || bps !== null ? shareFault(share) : undefined} aside="1 to 75">
              <Input
                value={share}
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                onChange={({ target }) => setTyped({ ...typed, share: target.value })}
              />
            </Field>
            <Slider
              label="Share"
              value={(bps ?? saved.bps) / 100}
              min={SHARE.LEAST_BPS / 100}
              max={SHARE.MOST_BPS / 100}
              step={1}
              textOf={(percent) => `${percent}%`}
              onChange={(percent) => setTyped({ ...typed, share: String(Math.round(percent)) })}
            />
            <Example programme={programme} bps={bps ?? saved.bps} />
          </div>
          <ItemShares
            sells={programme.sells}
            isChosenOnly={isChosenOnly}
            items={items}
            isTold={isTold}
            onChosenOnly={(only) => setTyped({ ...typed, isChosenOnly: only })}
            onItems={(next) => setTyped({ ...typed, items: next })}
          />
          {Object.keys(typed).length > 0 && (
            <div className="flex flex-wrap justify-end gap-3">
              <Button onClick={() => setTyped({})}>Discard</Button>
              <Button type="submit" kind="primary" isBusy={saving.isActing}>
                Save program
              </Button>
            </div>
          )}
        </form>
      </Panel>
      <p className="type-small text-muted">A change counts for clicks from now on. Sales you've made keep their share.</p>
    </section>
  );
}

/** What one sale would bring both, by something they sell. */
function Example({ programme: { sells }, bps }: { programme: CreatorProgramme; bps: number }) {
  const [item] = sells;
  if (!item) return <p className="type-small text-muted">It counts once you have something on sale.</p>;
  const { affiliate, creator } = breakdownOf(item.priceCents, { ...PLAIN_TERMS, affiliateBps: bps });
  return (
    <p role="status" className="type-small text-muted tabular-nums">
      Of {item.title} at {price(item.priceCents)} the affiliate gets <strong className="text-text">{price(affiliate)}</strong>, you keep{" "}
      <strong className="text-text">{price(creator)}</strong>.
    </p>
  );
}
