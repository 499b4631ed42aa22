import { Link } from "@tanstack/react-router";

/** In the demo no mail leaves the machine; without this line people would wait for one. */
export function DemoMailboxHint({ flags }: { flags: readonly string[] }) {
  if (!flags.includes("demo")) return null;
  return (
    <p className="mt-4 type-small text-muted">
      Demo mode: read it in the{" "}
      <Link to="/mailbox" className="link-inline">
        demo mailbox
      </Link>
      .
    </p>
  );
}
