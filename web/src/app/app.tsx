import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { CookieBanner } from "../consent/parts/cookie-banner.tsx";
import { CookieDialog } from "../consent/parts/cookie-dialog.tsx";
import { queryClient } from "../lib/api.ts";
import { Slots } from "../shell/slots.tsx";
import { router } from "./router.tsx";

/** The shell's places are filled here; nothing of the shell itself knows which domains exist. */
const places = {
  notices: (
    <>
      <CookieBanner />
      <CookieDialog />
    </>
  ),
};

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Slots value={places}>
        <RouterProvider router={router} />
      </Slots>
    </QueryClientProvider>
  );
}
