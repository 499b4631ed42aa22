// Runs before the first paint, so that nobody sees the other theme flash by. src/lib/page/theme.ts writes the same key.
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

// The page's own code may not arrive: the line is lost, or the server stops meanwhile. Nothing else is there that could say so, or come back.
(() => {
  const LOOK_EVERY_MS = 3_000;
  let isWaiting = false;
  const say = (tag, words) => Object.assign(document.createElement(tag), { textContent: words });
  const tell = () => {
    const main = document.createElement("main");
    main.setAttribute("role", "alert");
    main.style.cssText = "max-width:34rem;margin:20vh auto;padding:2rem;font:16px/1.6 system-ui,sans-serif;color:CanvasText";
    const title = navigator.onLine ? "We can't be reached right now" : "You're offline";
    const help = navigator.onLine ? "We'll load this page as soon as we can." : "We'll load this page when you're back.";
    main.append(say("h1", title), say("p", help));
    document.documentElement.style.colorScheme = document.documentElement.dataset.theme;
    document.body.replaceChildren(main);
  };
  const look = async () => {
    if (
      await fetch("/api/health", { cache: "no-store" }).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      location.reload();
  };
  addEventListener(
    "error",
    ({ target }) => {
      if (isWaiting || !(target instanceof HTMLScriptElement) || target.type !== "module") return;
      isWaiting = true;
      tell();
      addEventListener("online", look);
      setInterval(look, LOOK_EVERY_MS);
    },
    true,
  );
})();
