import type { JSX } from "react";
import { toast as toaster } from "react-hot-toast/headless";

/** Spec 1 §4. A loading toast stays until it is dismissed. */
export const TOAST_MS = { blank: 4_000, error: 4_000, custom: 4_000, success: 2_000, loading: Number.POSITIVE_INFINITY } as const;

/** An error interrupts a screen reader; everything else waits for it to finish its sentence. */
const urgent = { ariaProps: { role: "alert", "aria-live": "assertive" } } as const;

export const toast = {
  say: (text: string): string => toaster(text, { duration: TOAST_MS.blank }),
  done: (text: string | JSX.Element, duration: number = TOAST_MS.success): string => toaster.success(text, { duration }),
  failed: (text: string | JSX.Element): string => toaster.error(text, { duration: TOAST_MS.error, ...urgent }),
  warn: (text: string): string => toaster.custom(text, { duration: TOAST_MS.custom }),
  working: (text: string): string => toaster.loading(text, { duration: TOAST_MS.loading }),
  dismiss: (id: string): void => toaster.dismiss(id),
};
