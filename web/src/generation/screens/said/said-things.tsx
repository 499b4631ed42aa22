import type { Choice, Reading, ReadThing } from "@blenda/domain/generation/model";
import { chosenFor } from "@blenda/domain/generation/rules";
import { generationTexts, withArticle } from "@blenda/domain/generation/texts";
import type { ReactNode } from "react";
import { Toggle } from "../../../ui/controls/toggle.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { PromptReading } from "../../data/use-said.ts";
import { ColourSwatch } from "./colour-swatch.tsx";
import { notesOf, phraseOf, relationText, spokenOf, thingTitle, traitTexts } from "./thing-text.ts";

interface Props {
  said: PromptReading;
  /** What else makes the first of them what it will be, such as a picture. */
  note?: string | null;
}

/** What will be made of the words, thing by thing; what is missing is a choice. */
export function SaidThings({ said: { reading, choices, choose }, note = null }: Props) {
  if (!reading) return null;
  const { things, unused } = reading;
  const [first] = things;
  const isFirstMade = first !== undefined && (first.fit !== "missing" || chosenFor(first, choices) !== null);
  return (
    <section aria-label="What will be made" className="grid gap-3 rounded-sm border border-line bg-surface-1 px-3.5 py-3">
      <p role="status" className="sr-only">
        {summaryOf(reading, choices)}
      </p>
      {things.every(({ isUnknown }) => isUnknown) ? (
        <Line isGood={false}>{generationTexts.nothingNamed}</Line>
      ) : (
        <>
          <h2 className="type-label text-muted">{generationTexts.willMake}</h2>
          <ul className="grid gap-3">
            {things.map((thing, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may name two things, and they keep their places
              <li key={at}>
                {thing.fit === "missing" ? (
                  <Missing thing={thing} unused={unused} chosen={chosenFor(thing, choices)} choose={choose} />
                ) : (
                  <Made thing={thing} reading={reading} at={at} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {[...(note !== null && isFirstMade ? [note] : []), ...notesOf(reading)].map((text) => (
        <p key={text} className="type-small text-muted">
          {text}
        </p>
      ))}
      {unused.length > 0 && <p className="border-t border-line pt-2.5 type-small text-muted">{generationTexts.unused(unused)}</p>}
    </section>
  );
}

function summaryOf(reading: Reading, choices: readonly Choice[]): string {
  const { things } = reading;
  if (things.every(({ isUnknown }) => isUnknown)) return generationTexts.nothingNamed;
  const sentences = things.map((thing, at) => {
    const chosen = chosenFor(thing, choices);
    if (thing.fit === "missing") return chosen === null ? generationTexts.missing(thing) : `${thingTitle(thing, chosen)}.`;
    return `${phraseOf(spokenOf(reading, at), relationText(thing, things)).phrase}.`;
  });
  return sentences.join(" ");
}

function Made({ thing, reading, at }: { thing: ReadThing; reading: Reading; at: number }) {
  const spoken = spokenOf(reading, at);
  const { phrase, rest } = phraseOf(spoken, relationText(thing, reading.things));
  return (
    <Line isGood>
      <span className="font-semibold">{phrase}</span>
      <Look thing={thing} relation={rest} spoken={spoken} unused={reading.unused} />
    </Line>
  );
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

interface LookProps {
  thing: ReadThing;
  relation: string | null;
  spoken: string;
  unused: readonly string[];
}

function Look({ thing, relation, ...told }: LookProps) {
  const rest = [...traitTexts(thing, told), ...(relation ? [relation] : [])];
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
  unused: readonly string[];
  chosen: string | null;
  choose: (choice: Choice) => void;
}

function Missing({ thing, unused, chosen, choose }: MissingProps) {
  const { asked, offers } = thing;
  return (
    <Line isGood={chosen !== null}>
      <p>
        {chosen !== null && <span className="font-semibold">{thingTitle(thing, chosen)}. </span>}
        {generationTexts.missing(thing)} {offers.length > 0 && "Nearest:"}
      </p>
      {chosen !== null && <Look thing={thing} relation={null} spoken="" unused={unused} />}
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
