import type { ConsentCategory } from "@blenda/domain/consent/constants";
import { whenAllowed } from "./consent.ts";

export interface ConsentedScript {
  category: Exclude<ConsentCategory, "essential">;
  src: string;
}

/** Each script loads when, and only when, its category is allowed. */
export function loadConsentedScripts(scripts: readonly ConsentedScript[]): void {
  for (const { category, src } of scripts) {
    whenAllowed(category, () => {
      const script = document.createElement("script");
      script.src = src;
      script.async = true;
      document.head.append(script);
    });
  }
}
