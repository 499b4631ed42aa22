import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../ui/controls/button.tsx";

/** Spec 1 §2: any unknown path. */
export function NothingHere() {
  return (
    <div className="page grid justify-items-start gap-4 py-24">
      <p className="type-ui text-muted tabular-nums">404</p>
      <h1 className="type-h1">Page not found</h1>
      <p className="max-w-prose text-muted">We can't find that page. It may have moved, or you may not have access.</p>
      <Link to="/" className={buttonStyle("primary", "large", "mt-2")}>
        Go Home
      </Link>
    </div>
  );
}
