import type { HeroPage } from "@blenda/domain/content/constants";
import type { Hero } from "@blenda/domain/content/model";
import { useState } from "react";
import { useTheme } from "../../../../lib/page/theme.ts";
import { SegmentedControl } from "../../../../ui/controls/segmented-control.tsx";
import { Banner } from "../../../parts/hero-banner.tsx";
import { PreviewFrame } from "./preview-frame.tsx";

const WIDTHS = { wide: 1_440, middle: 820, phone: 390 } as const;
type Width = keyof typeof WIDTHS;
const LINKS = { primary: { to: "/" }, secondary: { to: "/" } } as const;

/** The banner itself with what is drafted, as wide as the window it is meant for, and on a phone. */
export function HeroPreview({ hero, page }: { hero: Hero; page: HeroPage }) {
  const { theme: own } = useTheme();
  const [chosen, setTheme] = useState<"dark" | "light" | null>(null);
  const [width, setWidth] = useState<Width>("wide");
  const theme = chosen ?? own;
  const banner = <Banner hero={hero} title={hero.title || "The page's own heading"} size={page === "home" ? "full" : "slim"} {...LINKS} />;
  return (
    <section aria-label="Preview" className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="type-ui font-semibold">
          Live preview {!hero.isActive && <span className="font-normal text-warn">Switched off: only the heading shows</span>}
        </p>
        <div className="flex flex-wrap gap-2">
          <SegmentedControl
            label="Theme"
            value={theme}
            options={[
              { value: "dark", label: "Dark", icon: "moon" },
              { value: "light", label: "Light", icon: "sun" },
            ]}
            onChange={setTheme}
          />
          <SegmentedControl
            label="Width"
            value={width}
            options={[
              { value: "wide", label: "Desktop", icon: "monitor" },
              { value: "middle", label: "Tablet", icon: "layout-grid" },
              { value: "phone", label: "Phone", icon: "smartphone" },
            ]}
            onChange={setWidth}
          />
        </div>
      </div>
      <PreviewFrame title={`Banner, ${width}, ${theme}`} width={WIDTHS[width]} theme={theme}>
        {banner}
      </PreviewFrame>
      {width !== "phone" && (
        <div className="max-xl:hidden">
          <p className="mb-2 type-small text-muted">On a phone, in the other theme</p>
          <PreviewFrame title="Banner on a phone" width={WIDTHS.phone} theme={theme === "dark" ? "light" : "dark"} most={0.6}>
            {banner}
          </PreviewFrame>
        </div>
      )}
    </section>
  );
}
