import { SHOP_THEMES } from "@blenda/domain/shops/constants";
import { themeOf } from "@blenda/domain/shops/parse-embedded";
import { useId } from "react";
import { shopTint } from "../../parts/shop-theme.ts";

/** Each theme as it looks: its ground, its text, its line. Radios underneath, so arrow keys work. */
export function ThemeField({ value, onChange }: { value: string; onChange: (theme: string) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 type-ui">Theme</legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-8 xl:grid-cols-4 2xl:grid-cols-8">
        {SHOP_THEMES.map((theme) => (
          <label
            key={theme}
            {...shopTint(theme)}
            className="grid cursor-pointer gap-1.5 rounded-sm border border-line-strong bg-bg p-2 text-center type-label text-text has-checked:border-ember has-checked:shadow-[inset_0_0_0_1px_var(--ember)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === themeOf(value)}
              onChange={() => onChange(theme)}
              className="sr-only"
            />
            <span aria-hidden="true" className="grid h-8 content-end gap-1 rounded-xs bg-surface-3 p-1.5">
              <span className="h-1 w-3/4 rounded-full bg-text" />
              <span className="h-1 w-1/2 rounded-full bg-muted" />
            </span>
            {theme.charAt(0).toUpperCase() + theme.slice(1)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
