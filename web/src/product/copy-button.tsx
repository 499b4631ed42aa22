import { toast } from "../lib/toast.ts";
import { IconButton } from "../ui/controls/icon-button.tsx";

/** Puts a text into the clipboard and says so. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.done(done);
    } catch {
      toast.failed("Your browser won't let us copy. Select the text and copy it yourself.");
    }
  };
  return <IconButton icon="copy" label={label} onClick={() => void copy()} />;
}
