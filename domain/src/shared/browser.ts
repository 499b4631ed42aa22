/** Spec 2 §3, the browsers told apart. */
export type BrowserName = "Chrome" | "Firefox" | "Safari" | "Edge" | "Opera" | "Unknown";

/** The order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
export function browserOf(userAgent: string): BrowserName {
  if (/Edg(e|A|iOS)?\//.test(userAgent)) return "Edge";
  if (/OPR\/|Opera/.test(userAgent)) return "Opera";
  if (/Firefox\/|FxiOS\//.test(userAgent)) return "Firefox";
  if (/Chrome\/|CriOS\/|Chromium\//.test(userAgent)) return "Chrome";
  return /Safari\//.test(userAgent) ? "Safari" : "Unknown";
}
