import { affiliateArrival } from "../../affiliates/clicks/arrival.ts";
import { addClick } from "../../affiliates/clicks/click-repository.ts";
import type { Person } from "../people.ts";
import type { Stage } from "../stage.ts";

/** An affiliate's link as somebody finds it. */
export interface SharedLink {
  ref: string;
  path: string;
  sub: string;
  /** The page it was found on. */
  referrer: string;
}

/** Opens an affiliate's link in a window, whose page says where it led. Answers what the browser was given. */
export async function comeBy({ services, as }: Stage, { me, address }: Person, { ref, path, sub, referrer }: SharedLink): Promise<string> {
  const url = new URL(path, services.site.url);
  url.searchParams.set("ref", ref);
  if (sub !== "") url.searchParams.set("sub", sub);
  const given = await affiliateArrival.arrive(services, { url, cookies: undefined, address });
  const cookies = (given?.getSetCookie() ?? []).map((each) => each.split(";")[0]).join("; ");
  await as(me, address, cookies).affiliates.noteClick({ ref, url: url.href, referrer });
  return cookies;
}

/** Strangers who looked and went, written down together: a click each, as the server writes it. */
export async function noteStrangers(
  { services }: Stage,
  affiliateId: string,
  links: readonly (SharedLink & { at: string })[],
): Promise<void> {
  await services.transaction(async (tx) => {
    for (const { at, path, sub, referrer } of links)
      await addClick(tx, { id: services.id(), affiliateId, at, url: `${services.site.url}${path}`, path, sub, referrer });
  });
}
