/** How running text looks wherever it is written as plain elements. */
export const prose = [
  "text-[0.9375rem] leading-[1.625rem] *:mt-4",
  "[&_a]:text-sky [&_a]:underline [&_a]:underline-offset-3 [&_strong]:font-semibold",
  "[&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-5 [&_li]:mt-2 [&_li]:pl-1 [&_li]:marker:text-faint",
].join(" ");
