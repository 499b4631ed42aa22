export const fieldId = (field: string): string => `draft-${field}`;

const CONTROLS = "input:not([type=file]), textarea, select, [contenteditable=true], button:not([data-grip])";

/** Brings a field into view and gives it the keyboard. */
export function focusField(field: string): void {
  const place = document.getElementById(fieldId(field));
  place?.scrollIntoView({ block: "center" });
  const controls = [...(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  controls.find((control) => control.checkVisibility())?.focus({ preventScroll: true });
}
