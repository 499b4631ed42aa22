import { GENERATION_COST } from "@blenda/domain/generation/constants";
import type { ToolPage } from "@blenda/domain/generation/model";
import { BRAND } from "@blenda/domain/shared/brand";
import { WELCOME_TOKENS } from "@blenda/domain/tokens/constants";
import { Link, useSearch } from "@tanstack/react-router";
import { writeAddress } from "../../lib/page/address.ts";
import { price } from "../../lib/text/money.ts";
import { priceOptions } from "../../tokens/parts/price-options.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { SampleCard } from "./sample-card.tsx";

const PROMISES: readonly { icon: IconName; text: string }[] = [
  { icon: "box", text: "Real geometry with UVs and textures, measured before you get it" },
  { icon: "file-box", text: "GLB, USDZ, FBX and OBJ of every model" },
  { icon: "rotate-ccw", text: "If it fails, you get your tokens back" },
];

/** For people who are not signed in: what it does, what it has made, what it costs. */
export function Welcome({ page: { rules, samples } }: { page: ToolPage }) {
  const { prompt } = useSearch({ from: "/blendagen" });
  // What a visitor came to make is still there after the login.
  const back = { redirect: `/blendagen${writeAddress({ prompt })}` };
  return (
    <div className="page grid gap-12 py-10 lg:py-14">
      <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-5">
          <h1 className="type-display">{BRAND.generator} makes 3D models from words or a picture</h1>
          <p className="max-w-prose text-muted">
            Describe one object. In under a minute you get a 3D model you can spin, inspect, download and sell. Your first {WELCOME_TOKENS}{" "}
            models are free.
          </p>
          {!rules.isOpen && <Alert tone="warn" title={rules.maintenanceMessage} />}
          <div className="flex flex-wrap gap-3">
            <Link to="/signup" search={back} className={buttonStyle("primary", "large")}>
              <Icon name="wand-sparkles" />
              Sign up, get {WELCOME_TOKENS} free tokens
            </Link>
            <Link to="/login" search={back} className={buttonStyle("secondary", "large")}>
              Log in
            </Link>
          </div>
        </div>
        <ul className="grid gap-3">
          {PROMISES.map(({ icon, text }) => (
            <li key={icon} className="flex gap-3 text-muted">
              <Icon name={icon} size={20} className="mt-0.5" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      {samples.length > 0 && (
        <section aria-labelledby="samples-title">
          <h2 id="samples-title" className="mb-4 type-h2">
            Made with it
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4 lg:gap-x-5">
            {samples.map((sample) => (
              <li key={sample.modelUrl} className="min-w-0">
                <SampleCard sample={sample} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {rules.showPricingModal && <Prices />}
    </div>
  );
}

function Prices() {
  const { plans, packs } = priceOptions(null);
  const { base, ultraResolution, highComplexity, highPack } = GENERATION_COST;
  return (
    <section aria-labelledby="prices-title" className="grid gap-4">
      <div>
        <h2 id="prices-title" className="type-h2">
          What it costs
        </h2>
        <p className="mt-1 text-muted tabular-nums">
          A model takes {base} token. Ultra resolution adds {ultraResolution}, high complexity {highComplexity}, HighPack {highPack}. You
          see the total before you start.
        </p>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <PriceList title="Monthly plans" options={plans} />
        <PriceList title="One-time packs" options={packs} />
      </div>
    </section>
  );
}

function PriceList({ title, options }: { title: string; options: ReturnType<typeof priceOptions>["plans"] }) {
  return (
    <div>
      <h3 className="mb-2 type-ui text-muted">{title}</h3>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface-1">
        {options.map(({ id, title: name, help, mark, priceCents }) => (
          <li key={id} className="flex items-center justify-between gap-4 px-4 py-3">
            <div className="grid gap-0.5">
              <p className="flex items-center gap-2 type-ui font-semibold">
                {name}
                {mark && <Tag tone="ember">{mark}</Tag>}
              </p>
              <p className="type-small text-muted tabular-nums">{help}</p>
            </div>
            <p className="type-ui font-semibold tabular-nums">{price(priceCents)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
