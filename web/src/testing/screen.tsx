import type { Me, Session } from "@blenda/domain/identity/model";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterContextProvider, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { toast as toaster } from "react-hot-toast/headless";
import { test as base, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { makeRouter } from "../app/router.tsx";
import { queryClient } from "../lib/calls/api.ts";
import { sessionQuery } from "../lib/session/session.ts";
import { Toasts } from "../shell/toasts.tsx";
import { FakeServer } from "./fake-server.ts";
import { faultsHere } from "./faults.ts";
import "../ui/theme.css";

/** A person with an ordinary account. */
export const ANA: Me = {
  id: "ana",
  isAdmin: false,
  isCreator: false,
  roles: [],
  permissions: [],
  email: "ana@example.com",
  name: "Ana",
  displayName: "Ana",
  photoUrl: null,
  globalAffiliateId: "ana",
  hasEverBeenAffiliate: false,
  hasFirstSteps: false,
};

let root: Root | null = null;
let router: ReturnType<typeof makeRouter> | null = null;
/** Counts the tests. */
let current = 0;

function show(content: ReactNode): void {
  const place = document.body.appendChild(document.createElement("div"));
  // React only says that it helped itself; what went wrong is the cause.
  root = createRoot(place, { onRecoverableError: (error) => reportError(error instanceof Error && error.cause ? error.cause : error) });
  root.render(<QueryClientProvider client={queryClient}>{content}</QueryClientProvider>);
}

/** Opens an address as its reader would: guard, layout and screen, but nothing in the places of other domains. */
export async function openScreen(address: string, me: Me | null = null, session: Partial<Session> = {}): Promise<void> {
  const router = await goTo(address, me, session);
  show(<RouterProvider router={router} />);
}

/** Shows one part of a screen that takes many steps to reach. */
export async function openPart(part: ReactNode, me: Me | null = null, session: Partial<Session> = {}): Promise<void> {
  const router = await goTo("/about", me, session);
  show(
    <RouterContextProvider router={router}>
      {part}
      <Toasts />
    </RouterContextProvider>,
  );
}

async function goTo(address: string, me: Me | null, session: Partial<Session> = {}) {
  queryClient.setQueryData(sessionQuery.queryKey, { user: me, flags: [], hasGoogle: false, ...session });
  history.replaceState(null, "", address);
  leaveHistory();
  const made = makeRouter();
  router = made;
  // The pointer stands where the test before left it: what it happens to point at is not asked for.
  made.update({ ...made.options, defaultPreload: false, context: { queryClient: cacheOfThisTest() } });
  await made.load();
  return made;
}

/** A router listens to the page's history, which the one after it has as well. */
function leaveHistory(): void {
  router?.history.destroy();
  router = null;
}

/** A page the test was still on its way to when it ended would ask the server of the next one. */
function cacheOfThisTest(): QueryClient {
  const of = current;
  return new Proxy(queryClient, {
    get: (cache, name) => {
      const value: unknown = Reflect.get(cache, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => (of === current ? value.apply(cache, given) : new Promise(() => {}));
    },
  });
}

function leave(): void {
  current += 1;
  root?.unmount();
  root = null;
  leaveHistory();
  document.body.replaceChildren();
  toaster.remove();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
}

/** As a password manager or a paste fills a field, in the page itself: the way round through the browser's driver takes ten times as long. */
export function type(control: Element, text: string): void {
  if (control instanceof HTMLElement && control.isContentEditable) {
    paste(control, { "text/plain": text });
    return;
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement))
    throw new Error("nothing can be typed here");
  control.focus();
  // React keeps its own copy of the value and only believes the element's own setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Into a rich text, instead of all that is in it. */
export function paste(editor: HTMLElement, kinds: Record<string, string>): void {
  editor.focus();
  getSelection()?.selectAllChildren(editor);
  document.dispatchEvent(new Event("selectionchange"));
  const clipboardData = new DataTransfer();
  for (const [kind, text] of Object.entries(kinds)) clipboardData.setData(kind, text);
  editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

// No second is waited for what is asked again after a lost answer.
queryClient.setDefaultOptions({
  ...queryClient.getDefaultOptions(),
  mutations: { ...queryClient.getDefaultOptions().mutations, retryDelay: 0 },
});

/** Every test has a server of its own, and ends with what that server and axe have to complain about. */
export const test = base.extend<{ server: FakeServer }>({
  server: [
    async ({ task }, use) => {
      const server = new FakeServer();
      // The frames of the working areas ask these, whatever screen is in them.
      server.answer("dashboard.pendingCounts", { counts: {} });
      server.answer("authoring.counts", { all: 0, live: 0, drafts: 0, in_review: 0, needs_you: 0, off_sale: 0 });
      server.answer("admin.status", { userId: "ana", inAdminCollection: false, hasAdminClaim: false, isAdmin: false, level: null });
      const { fetch } = globalThis;
      globalThis.fetch = server.fetch;
      await use(server);
      // A test that failed left the page anywhere.
      const faults = task.result?.state === "fail" ? [] : await faultsHere();
      leave();
      globalThis.fetch = fetch;
      expect(server.complaints).toEqual([]);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type FakeServer, page, userEvent };
