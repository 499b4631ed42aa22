import type { FastifyInstance, LightMyRequestResponse } from "fastify";

/** A browser window on our own server: it keeps cookies by path and follows redirects, as the Google popup does. */
export function openWindow(http: FastifyInstance, origin = "http://blenda.test") {
  const jar = new Map<string, { value: string; path: string }>();

  function keep(answer: LightMyRequestResponse): void {
    for (const { name, value, path = "/", maxAge, expires } of answer.cookies) {
      const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (isOver) jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { value, path });
    }
  }
  const cookiesFor = (path: string) =>
    [...jar]
      .filter(([, { path: below }]) => path.startsWith(below))
      .map(([key, { value }]) => `${key.split(" ")[0]}=${value}`)
      .join("; ");

  async function visit(address: string, form?: Record<string, string>): Promise<LightMyRequestResponse & { address: string }> {
    const url = new URL(address, origin);
    const answer = await http.inject({
      method: form ? "POST" : "GET",
      url: url.pathname + url.search,
      headers: {
        host: url.host,
        cookie: cookiesFor(url.pathname),
        ...(form && { origin, "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    keep(answer);
    const { location } = answer.headers;
    if (typeof location === "string") return visit(new URL(location, url).href);
    return Object.assign(answer, { address: url.href });
  }
  return {
    visit,
    /** Puts a cookie there as a page of ours would find it. */
    carry: (cookie: string) => {
      const [name = "", value = ""] = cookie.split("=");
      jar.set(`${name} /`, { value, path: "/" });
    },
    forget: (name: string) => jar.delete(`${name} /`),
    cookies: () => cookiesFor("/"),
  };
}
