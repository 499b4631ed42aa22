import { lazy, Suspense, useState } from "react";
import { useMe } from "../../lib/session/use-me.ts";
import { Button } from "../../ui/controls/button.tsx";

const BlockDialog = lazy(() => import("./block-dialog.tsx").then((module) => ({ default: module.BlockDialog })));

/** On another person's own page. Visitors have no list of blocked people. */
export function BlockButton({ userId, name }: { userId: string; name: string }) {
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  if (!me || me.id === userId) return null;
  return (
    <>
      <Button kind="quiet" size="small" icon="ban" onClick={() => setOpen(true)}>
        Block
      </Button>
      <Suspense>{isOpen && <BlockDialog userId={userId} name={name} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
