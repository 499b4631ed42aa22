import { GOOD_SCORE } from "@blenda/domain/catalogue/constants";
import type { ProductPage } from "@blenda/domain/catalogue/model";
import { useEffect, useRef } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import { FILE_CHECK } from "../anchors.ts";

const LEVELS = {
  warn: { icon: "triangle-alert", ink: "text-warn", name: "Worth knowing" },
  info: { icon: "info", ink: "text-sky", name: "Note" },
} as const;

/** What our inspection of the file found, as it is: good to read before buying. */
export function FileCheck({ score, checks }: { score: number; checks: ProductPage["checks"] }) {
  const isGood = score >= GOOD_SCORE;
  const section = useRef<HTMLElement>(null);
  // Whoever pressed a link to it before it was there is led to it now.
  useEffect(() => {
    if (location.hash === `#${FILE_CHECK}`) section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} id={FILE_CHECK}>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="type-h2">File check</h2>
        <p className={`type-figure ${isGood ? "text-ok" : "text-text"}`}>
          {score}
          <span className="type-small text-muted"> of 100</span>
        </p>
      </div>
      {checks.length === 0 ? (
        <p className="flex items-center gap-2.5 border-y border-line py-3 text-muted">
          <Icon name="circle-check" size={18} className="text-ok" />
          We checked the geometry, UVs, textures and names. Everything looks good.
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {checks.map(({ level, message }) => {
            const { icon, ink, name } = LEVELS[level];
            return (
              <li key={message} className="flex gap-2.5 py-3">
                <Icon name={icon} size={18} className={`mt-0.5 ${ink}`} />
                <span>
                  <span className="sr-only">{name}: </span>
                  {message}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
