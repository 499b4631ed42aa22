import { lazy, Suspense, useState } from "react";
import { Button } from "../ui/controls/button.tsx";
import type { ShareSheet as Sheet } from "./share-sheet.tsx";

const ShareSheet = lazy(() => import("./share-sheet.tsx").then((module) => ({ default: module.ShareSheet })));

type Props = Omit<Parameters<typeof Sheet>[0], "onClose">;

/** Hands this page's address on, in the way its reader likes. */
export function ShareButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="share-2" onClick={() => setOpen(true)}>
        Share
      </Button>
      {isOpen && (
        <Suspense>
          <ShareSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
