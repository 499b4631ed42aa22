import { useMe } from "../../lib/session/use-me.ts";
import { OwnSaved } from "./own-saved.tsx";
import { VisitorSaved } from "./visitor-saved.tsx";

/** For everybody: members keep their list here, visitors in their own browser. */
export function Saved() {
  const isMember = useMe() !== null;
  return (
    <div className="page py-10 lg:py-14">
      <h1 className="type-h1">Saved</h1>
      {isMember ? <OwnSaved /> : <VisitorSaved />}
    </div>
  );
}
