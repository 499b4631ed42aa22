/** The form, and beside it what buyers will see and what is still open. */
export const editorGridStyle = "grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6";
