import { ONBOARDING } from "@blenda/domain/onboarding/constants";
import type { LinkCheck } from "@blenda/domain/onboarding/model";
import { isWebLink } from "@blenda/domain/onboarding/rules";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface Props {
  links: readonly string[];
  checks: readonly LinkCheck[];
  onChange: (links: string[]) => void;
}

/** Up to three links. Whether they open is looked up meanwhile and holds no applicant up. */
export function LinkFields({ links, checks, onChange }: Props) {
  const shown = links.length === 0 ? [""] : links;
  const change = (at: number, link: string) => onChange(shown.map((each, n) => (n === at ? link : each)));
  const remove = (at: number) => onChange(shown.filter((_, n) => n !== at));
  return (
    <div className="grid gap-4">
      {shown.map((link, at) => (
        <div key={nameOf(at)} className={at === 0 ? undefined : "grid grid-cols-[minmax(0,1fr)_auto] gap-2"}>
          <LinkField
            label={nameOf(at)}
            isFirst={at === 0}
            link={link}
            check={checks.find(({ url }) => url === link.trim())}
            onChange={(typed) => change(at, typed)}
          />
          {at > 0 && <IconButton icon="x" label={`Remove link ${at + 1}`} className="mt-7" onClick={() => remove(at)} />}
        </div>
      ))}
      {isWebLink(shown.at(-1) ?? "") && shown.length < ONBOARDING.MOST_LINKS && (
        <div>
          <Button size="small" kind="quiet" icon="plus" onClick={() => onChange([...shown, ""])}>
            Add another link
          </Button>
        </div>
      )}
    </div>
  );
}

const nameOf = (at: number): string => (at === 0 ? "Link" : `Link ${at + 1}`);

interface LinkProps {
  label: string;
  isFirst: boolean;
  link: string;
  check: LinkCheck | undefined;
  onChange: (link: string) => void;
}

function LinkField({ label, isFirst, link, check, onChange }: LinkProps) {
  const isWrong = link.trim() !== "" && !isWebLink(link.trim()) && !"https://".startsWith(link.trim());
  return (
    <Field
      label={label}
      aside={isFirst ? "enough on its own" : undefined}
      help={isWrong ? "Enter a full link, like https://example.com." : check && SAYS[check.state]}
    >
      <div className="relative">
        <Icon name="link" className="pointer-events-none absolute top-3.5 left-3 text-muted" />
        <Input
          type="url"
          inputMode="url"
          value={link}
          maxLength={ONBOARDING.LINK_MOST}
          placeholder="https://"
          className="px-10"
          onChange={({ target }) => onChange(target.value)}
        />
        {check?.state === "waiting" && <Icon name="loader-circle" className="turning absolute top-3.5 right-3 text-muted" />}
        {check?.state === "opens" && <Icon name="circle-check" className="absolute top-3.5 right-3 text-ok" />}
      </div>
    </Field>
  );
}

const SAYS: Record<LinkCheck["state"], string> = {
  waiting: "Checking if it opens. You can go on.",
  opens: "It opens.",
  silent: "We couldn't open it from here. If it opens for you, that's fine.",
};
