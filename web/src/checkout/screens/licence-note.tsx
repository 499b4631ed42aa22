import { Link } from "@tanstack/react-router";

export function LicenceNote({ isFree }: { isFree: boolean }) {
  return (
    <p className="text-center type-small text-balance text-muted">
      {isFree ? "By taking it" : "You are charged once. By paying"} you agree to the{" "}
      <Link to="/legal/license-agreement" className="link-inline">
        License Agreement
      </Link>
      . Downloading a file ends your right to return it.
    </p>
  );
}
