import { Link } from "@tanstack/react-router";
import { Controls } from "./controls.tsx";
import { Facts } from "./facts.tsx";
import { Sidebars } from "./sidebars.tsx";
import { Tables } from "./tables.tsx";
import { Words } from "./words.tsx";

/** Every component in every state, in both themes side by side. It exists in development builds only. */
export function Gallery() {
  return (
    <div className="page grid gap-8 py-8">
      <h1 className="type-h1">Gallery</h1>
      <nav aria-label="Layouts" className="flex flex-wrap gap-4">
        {["outside", "community", "dashboard", "admin", "editor"].map((area) => (
          <Link key={area} to={`/gallery/${area}` as string} className="link">
            {area}
          </Link>
        ))}
      </nav>
      {(["dark", "light"] as const).map((theme) => (
        <section
          key={theme}
          aria-label={theme}
          data-theme={theme}
          className="grid gap-10 rounded-md border border-line bg-bg p-6 text-text"
        >
          <Words />
          <Controls theme={theme} />
          <Facts />
          <Tables />
          <Sidebars />
        </section>
      ))}
    </div>
  );
}

/** The layout of an area around an empty page. */
export function Frame() {
  return (
    <div className="grid gap-4">
      <h1 className="type-h1">An empty page</h1>
      <p className="text-muted">Its area decides what stands around it.</p>
      <Link to={"/gallery" as string} className="link">
        Back to the gallery
      </Link>
    </div>
  );
}
