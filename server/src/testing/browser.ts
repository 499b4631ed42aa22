import { createRouterClient } from "@orpc/server";
import { router } from "../app.ts";
import type { Context, Services } from "../platform/requests/procedure.ts";

interface Options {
  address?: string;
  userAgent?: string;
}

/** A browser that keeps its cookies between calls, as a person would use it. The guard identifies it for real. */
export function openBrowser(services: Services, { address = "203.0.113.7", userAgent = "" }: Options = {}) {
  const jar = new Map<string, string>();
  let answer = new Headers();

  const collect = () => {
    for (const line of answer.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const context = (): Context => {
    collect();
    answer = new Headers();
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join("; ") || undefined;
    return { ...services, asking: { cookies, address, userAgent, requestId: "test" }, resHeaders: answer };
  };
  return {
    call: createRouterClient(router, { context }),
    /** What this browser would send now. */
    cookies: () => {
      collect();
      return new Map(jar);
    },
    /** As the last answer wrote them. */
    setCookies: () => answer.getSetCookie(),
  };
}

export type Browser = ReturnType<typeof openBrowser>;
