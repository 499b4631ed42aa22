import type { Me } from "@blenda/domain/identity/model";
import type { testApp } from "./app.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** What this person's open pages are told to ask again of one domain, from now on. */
export async function follow(app: App, actor: Me, domain: string) {
  const closing = new AbortController();
  const stream = app.services.live.open({ actor, sessionId: null, address: actor.id }, closing.signal);
  await stream.next();
  const heard: string[] = [];
  const over = (async () => {
    for await (const note of stream) if ("stale" in note) heard.push(...note.stale.filter((name) => name.startsWith(`${domain}.`)));
  })();
  const close = () => {
    closing.abort();
    return over;
  };
  return { heard, close };
}
