/** 18412 reads 18,412. The forge says everything in English, and asks no machine how it is set. */
export const commas = (whole: number): string => String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ",");
