import { Button } from "../ui/button.tsx";
import { toast } from "./toast.ts";

/** Hands this page's address on: through the device's own sheet where it has one, else into the clipboard. */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button icon="share-2" onClick={() => void share(title)}>
      Share
    </Button>
  );
}

async function share(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if (navigator.share) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      toast.done("Link copied");
    }
  } catch (error) {
    // Closing the sheet is an answer too.
    if (!(error instanceof DOMException && error.name === "AbortError"))
      toast.failed("We couldn't share the link. Copy it from the address bar.");
  }
}
