// Runs before the first paint, so that nobody sees the other theme flash by. src/lib/theme.ts writes the same key.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("blenda.theme");
  } catch {
    // Storage may be blocked; the system's preference decides.
  }
  const isLight = chosen ? chosen === "light" : matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = isLight ? "light" : "dark";
  document.querySelector('meta[name="theme-color"]').content = isLight ? "#f9fafb" : "#0a0c10";
})();
