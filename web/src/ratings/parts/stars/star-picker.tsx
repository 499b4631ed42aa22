import { RATINGS } from "@blenda/domain/ratings/constants";
import { STAR_WORDS } from "@blenda/domain/ratings/texts";
import { type KeyboardEvent, useId, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";

const STARS = STAR_WORDS.map((word, at) => ({ star: at + 1, word }));

interface Props {
  name: string;
  /** 0 while none is chosen. */
  value: number;
  error: string | undefined;
  onChange: (stars: number) => void;
}

/** One group of radio buttons: arrows and the keys 1 to 5 choose; the word follows pointer and focus. */
export function StarPicker({ name, value, error, onChange }: Props) {
  const [looked, setLooked] = useState<number | null>(null);
  const id = useId();
  const shown = looked ?? value;
  const word = STARS[shown - 1]?.word;
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLFieldSetElement>) => {
    const star = /^\d$/.test(key) ? Number(key) : 0;
    if (star < RATINGS.STARS_LEAST || star > RATINGS.STARS_MOST) return;
    onChange(star);
    setLooked(null);
    currentTarget.querySelector<HTMLInputElement>(`input[value="${star}"]`)?.focus();
  };
  return (
    <fieldset aria-describedby={error && id} onKeyDown={press} className="grid gap-2">
      <legend className="sr-only">Your rating</legend>
      <div className="flex items-center justify-between gap-4">
        <div className="-ml-1.5 flex" onPointerLeave={() => setLooked(null)}>
          {STARS.map(({ star, word: label }) => (
            <label
              key={star}
              onPointerEnter={({ pointerType }) => pointerType === "mouse" && setLooked(star)}
              className="grid size-11 cursor-pointer place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-sky md:size-12"
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                aria-invalid={error ? true : undefined}
                data-first-focus={star === Math.max(value, 1) || undefined}
                onFocus={({ target }) => target.matches(":focus-visible") && setLooked(star)}
                onBlur={() => setLooked(null)}
                onChange={() => {
                  onChange(star);
                  setLooked(null);
                }}
                className="sr-only"
              />
              <span className="sr-only">{label}</span>
              <Icon
                name="star"
                size={32}
                className={classNames("transition-colors", star <= shown ? "fill-star text-star" : "text-control-line")}
              />
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="grid min-h-10 text-right">
          {word && (
            <>
              <span className="type-ui font-semibold">{word}</span>
              <span className="type-small text-muted tabular-nums">({shown}/5)</span>
            </>
          )}
        </p>
      </div>
      {error && (
        <p id={id} className="flex gap-1.5 type-small text-bad">
          <Icon name="circle-alert" size={16} className="mt-px" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
