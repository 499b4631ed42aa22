import { BRAND } from "@blenda/domain/shared/brand";
import { toast } from "../../lib/toast.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Shelf } from "./shelf.tsx";

const TYPES = ["type-display", "type-h1", "type-h2", "type-h3", "type-figure", "type-body", "type-ui", "type-small", "type-label"];
const TONES = ["neutral", "ember", "sky", "ok", "warn", "bad"] as const;

export function Words() {
  return (
    <>
      <Shelf title="Logo and type">
        <Logo name={BRAND.name} size={40} />
        {TYPES.map((type) => (
          <p key={type} className={type}>
            {type.slice(5)} 128
          </p>
        ))}
      </Shelf>
      <Shelf title="Tags, badges, keys">
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone} hasDot>
            {tone}
          </Tag>
        ))}
        <Badge count={3} />
        <Badge count={12} tone="ember" />
        <Kbd>/</Kbd>
      </Shelf>
      <Shelf title="Alerts">
        {(["info", "ok", "warn", "bad"] as const).map((tone) => (
          <Alert key={tone} tone={tone} title={`A sentence in the tone “${tone}”.`} className="w-80">
            One line that helps.
          </Alert>
        ))}
      </Shelf>
      <Shelf title="Toasts">
        <Button onClick={() => toast.say("Something to know.")}>Blank</Button>
        <Button onClick={() => toast.done("Saved.")}>Success</Button>
        <Button onClick={() => toast.failed("That did not work.")}>Error</Button>
        <Button onClick={() => toast.working("Working on it.")}>Loading</Button>
      </Shelf>
      <div className="grid gap-4 md:grid-cols-2">
        <EmptyState icon="box" title="Nothing here yet" action={<Button kind="primary">Add the first one</Button>}>
          Say what to do next.
        </EmptyState>
        <ErrorState message="Failed to load this content" onRetry={() => toast.say("Tried again.")} />
      </div>
    </>
  );
}
