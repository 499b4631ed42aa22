import { toast } from "../lib/toast.ts";
import { Button } from "../ui/controls/button.tsx";
import { IconButton } from "../ui/controls/icon-button.tsx";

/** Puts a text into the clipboard and says so. The main one of its part says its name, too. */
export function CopyButton({ text, label, done, isMain = false }: { text: string; label: string; done: string; isMain?: boolean }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.done(done);
    } catch {
      toast.failed("Your browser won't let us copy. Select the text and copy it yourself.");
    }
  };
  if (isMain)
    return (
      <Button kind="primary" icon="copy" onClick={() => void copy()}>
        {label}
      </Button>
    );
  return <IconButton icon="copy" label={label} onClick={() => void copy()} />;
}
