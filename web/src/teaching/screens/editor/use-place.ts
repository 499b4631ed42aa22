import type { TrainingField } from "@blenda/domain/teaching/constants";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { focusField } from "../../../product/editing/field-focus.ts";

export const TABS = ["lessons", "about", "price", "cover"] as const;
export type EditorTab = (typeof TABS)[number];

const FROM = "/dashboard/edit-training/$trainingId";

export const TAB_OF: Record<TrainingField, EditorTab> = {
  lessons: "lessons",
  captions: "lessons",
  title: "about",
  type: "about",
  description: "about",
  category: "about",
  level: "about",
  learn: "about",
  requirements: "about",
  tags: "about",
  ai: "about",
  rights: "about",
  price: "price",
  schedule: "price",
  cover: "cover",
};

/** What the address says is open: a tab, and a lesson in it. Back leads back. */
export function usePlace() {
  const search = useSearch({ from: FROM });
  const navigate = useNavigate({ from: FROM });
  const tab = TABS.find((one) => one === search.tab) ?? "lessons";
  const lessonId = typeof search.lesson === "string" ? search.lesson : null;
  const go = useCallback(
    (next: { tab?: EditorTab; lesson?: string | null }, how: { replace?: boolean } = {}) =>
      navigate({
        search: { ...(next.tab && next.tab !== "lessons" && { tab: next.tab }), ...(next.lesson && { lesson: next.lesson }) },
        replace: how.replace ?? false,
        resetScroll: false,
      }),
    [navigate],
  );
  /** To where something is missing, or something was said about. */
  const jump = async ({ field, lessonId: lesson }: { field: TrainingField; lessonId: string | null }) => {
    await go({ tab: TAB_OF[field], lesson });
    // What is said beside the field is there before the keyboard is.
    requestAnimationFrame(() =>
      lesson ? focusIn("[data-lesson-title]") : field === "lessons" ? focusIn("[data-add-lesson]") : focusField(field),
    );
  };
  return { tab, lessonId, go, jump };
}
export type Place = ReturnType<typeof usePlace>;

/** The title of the lesson that is open, or the way to add one. */
function focusIn(place: string): void {
  const control = document.querySelector<HTMLElement>(place);
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}
