import type { Choice, ReadThing } from "@blenda/domain/generation/model";
import { chosenFor } from "@blenda/domain/generation/rules";
import { generationTexts, withArticle } from "@blenda/domain/generation/texts";
import type { ReactNode } from "react";
import { Toggle } from "../../../ui/controls/toggle.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Said } from "../../data/use-said.ts";
import { ColourSwatch } from "./colour-swatch.tsx";
import { madeAs, relationText, thingTitle, traitTexts } from "./thing-text.ts";

/** What will be made of the words, thing by thing; what is missing is a choice. */
export function SaidThings({ said: { reading, choices, choose } }: { said: Said }) {
  if (!reading) return null;
  const { things, unused } = reading;
  return (
    <section aria-label="What will be made" className="grid gap-3 rounded-sm border border-line bg-surface-1 px-3.5 py-3">
      <p role="status" className="sr-only">
        {summaryOf(things, choices)}
      </p>
      {things.length === 0 ? (
        <Line isGood={false}>{generationTexts.nothingNamed}</Line>
      ) : (
        <>
          <h2 className="type-label text-muted">{generationTexts.willMake}</h2>
          <ul className="grid gap-3">
            {things.map((thing, at) => (
              // The same noun may be named twice; its place is what tells them apart.
              <li key={at}>
                {thing.fit === "missing" ? (
                  <Missing thing={thing} chosen={chosenFor(thing, choices)} choose={choose} />
                ) : (
                  <Line isGood>
                    <span className="font-semibold">{thingTitle(thing, null)}</span>
                    {madeAs(thing) && <span className="text-muted">, {madeAs(thing)}</span>}
                    <Look thing={thing} relation={relationText(thing, things)} />
                  </Line>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {unused.length > 0 && <p className="border-t border-line pt-2.5 type-small text-muted">{generationTexts.unused(unused)}</p>}
    </section>
  );
}

function summaryOf(things: readonly ReadThing[], choices: readonly Choice[]): string {
  if (things.length === 0) return generationTexts.nothingNamed;
  return things
    .map((thing) => {
      const chosen = chosenFor(thing, choices);
      return thing.fit === "missing" && chosen === null ? generationTexts.missing(thing.asked) : `${thingTitle(thing, chosen)}.`;
    })
    .join(" ");
}

function Line({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <div className="flex gap-2 type-small">
      <Icon
        name={isGood ? "circle-check" : "triangle-alert"}
        size={16}
        className={isGood ? "mt-px shrink-0 text-ok" : "mt-px shrink-0 text-warn"}
      />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}

function Look({ thing, relation }: { thing: ReadThing; relation: string | null }) {
  const rest = [...traitTexts(thing), ...(relation ? [relation] : [])];
  if (thing.colors.length === 0 && rest.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-muted">
      {thing.colors.map((name) => (
        <ColourSwatch key={name} name={name} />
      ))}
      {rest.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  );
}

interface MissingProps {
  thing: ReadThing;
  chosen: string | null;
  choose: (choice: Choice) => void;
}

function Missing({ thing, chosen, choose }: MissingProps) {
  const { asked, offers } = thing;
  return (
    <Line isGood={chosen !== null}>
      <p>
        {chosen !== null && <span className="font-semibold">{thingTitle(thing, chosen)}. </span>}
        {generationTexts.missing(asked)} {offers.length > 0 ? "Nearest:" : generationTexts.nearest(offers)}
      </p>
      {chosen !== null && <Look thing={thing} relation={null} />}
      {offers.length > 0 && (
        <fieldset {...(chosen === null && { "data-open-choice": "" })} className="mt-1.5 flex flex-wrap gap-2">
          <legend className="sr-only">Instead of {asked || "a thing"}</legend>
          {offers.map((made) => (
            <Toggle key={made} isOn={chosen === made} onChange={() => choose({ asked, made })}>
              {withArticle(made)}
            </Toggle>
          ))}
        </fieldset>
      )}
    </Line>
  );
}
