import { readerZone } from "@blenda/domain/shared/language/formats";
import { VISIT_STORAGE_KEY } from "@blenda/domain/tracking/constants";
import { parseVisit } from "@blenda/domain/tracking/rules";
import { useEffect } from "react";
import { useMe } from "../lib/session/use-me.ts";
import { parseStored, tabStore } from "../lib/storage/storage.ts";
import { mayCount } from "./visits/consent-proof.ts";

/** The kind of link, or the name of the site, a visit came from; nothing without consent. */
function cameFrom(): string {
  const visit = mayCount() ? parseVisit(parseStored(tabStore.read(VISIT_STORAGE_KEY))) : null;
  return visit ? (visit.utmSource ? "campaign" : visit.referralSource) : "";
}

/**
 * Says once that a page was shown: of what, in which time zone, and how its visitor came if they allow that. Not before it
 * can be seen, so neither a page that was fetched ahead nor a tab in the background counts; nor does its own creator.
 */
export function useCountView(item: string | null, creatorId: string | undefined): void {
  const isOwn = useMe()?.id === creatorId;
  const counted = isOwn ? null : item;
  useEffect(() => {
    if (counted === null) return;
    const tell = () => {
      if (document.visibilityState !== "visible") return;
      stop();
      const zone = readerZone();
      navigator.sendBeacon(`/api/figures/view?${new URLSearchParams({ item: counted, zone, from: cameFrom() })}`);
    };
    const stop = () => document.removeEventListener("visibilitychange", tell);
    document.addEventListener("visibilitychange", tell);
    tell();
    return stop;
  }, [counted]);
}
