import { Field } from "../../ui/controls/field.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Icon } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";

/** A product a message is about. */
export interface AboutProduct {
  id: string;
  title: string;
  posterUrl: string | null;
  stageHue: number | null;
}

/** Its card, as both sides will see it above the messages. */
export function AboutCard({ product, onRemove }: { product: AboutProduct; onRemove?: () => void }) {
  const { title, posterUrl, stageHue } = product;
  return (
    <div className="flex items-center gap-3 rounded-sm border border-line bg-surface-2 p-2">
      <span style={stageStyle(stageHue)} className="grid h-12 w-16 shrink-0 place-items-center overflow-hidden rounded-xs bg-stage">
        {posterUrl ? (
          <img src={posterUrl} alt="" width={64} height={48} className="size-full object-contain" />
        ) : (
          <Icon name="box" className="text-faint" />
        )}
      </span>
      <p className="grid min-w-0 flex-1">
        <span className="type-small text-muted">About</span>
        <span className="truncate type-ui font-semibold">{title}</span>
      </p>
      {onRemove && <IconButton icon="x" label={`Remove ${title}`} onClick={onRemove} />}
    </div>
  );
}

interface PickerProps {
  offered: readonly AboutProduct[];
  chosen: AboutProduct | null;
  onChoose: (product: AboutProduct | null) => void;
}

/** On a shop's page: which of its products it is about, if any. */
export function AboutPicker({ offered, chosen, onChoose }: PickerProps) {
  if (chosen) return <AboutCard product={chosen} onRemove={() => onChoose(null)} />;
  return (
    <Field label="About a product?" aside="optional">
      <Select value="" onChange={({ target }) => onChoose(offered.find(({ id }) => id === target.value) ?? null)}>
        <option value="">No product</option>
        {offered.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
