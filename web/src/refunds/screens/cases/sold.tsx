import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { amount } from "../../../lib/text/amount.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { DrawerSection } from "../../../ui/layout/drawer.tsx";
import { fitOf } from "../../../ui/model-viewer/engine/fit-of.ts";
import { ModelViewer } from "../../../ui/model-viewer/model-viewer.tsx";

/** What the case is about, where it is decided: the model, the listing as it was sold, and where the money went. */
export function Sold({ found }: { found: RefundCase }) {
  const { sold } = found;
  return (
    <>
      {sold.model && <Model model={sold.model} title={sold.title} bought={found.evidence.spec?.boughtVersion ?? ""} />}
      <DrawerSection title="As sold" aside={momentOf(sold.at)}>
        <Listing found={found} />
      </DrawerSection>
      <DrawerSection title="The money" aside={`Order ${found.orderNumber}`}>
        <Money money={sold.money} />
      </DrawerSection>
    </>
  );
}

function Model({ model, title, bought }: { model: NonNullable<RefundCase["sold"]["model"]>; title: string; bought: string }) {
  const pictures = Object.fromEntries(Object.entries(model.looks).flatMap(([look, url]) => (url ? [[look, url]] : [])));
  return (
    <DrawerSection title="The model" aside={`Version ${model.version}`}>
      <div data-stage className="-mx-4 md:mx-0">
        <ModelViewer
          label={title}
          url={model.url}
          pictures={pictures}
          stageHue={model.stageHue}
          fit={model.size ? fitOf(model.size) : "whole"}
          triangles={model.triangles}
          wireUrl={model.wireUrl}
          note={model.isBought ? "The version they bought." : `They bought ${bought || "an earlier version"}; this is the newest.`}
        />
      </div>
    </DrawerSection>
  );
}

function Listing({ found: { sold, item, evidence } }: { found: RefundCase }) {
  const { shopName, licence, seats, facts } = sold;
  const said = [
    ["Shop", shopName],
    ["Version", evidence.spec?.boughtVersion ?? ""],
    ["Licence", licence ? `${licenceTexts[licence].name}${seats > 1 ? `, ${seats} seats` : ""}` : ""],
  ].flatMap(([label = "", value = ""]) => (value ? [{ label, value }] : []));
  return (
    <div className="grid gap-3">
      <p className="type-ui font-semibold break-words">{sold.title}</p>
      <Lines lines={[...said, ...facts]} />
      <p className="type-small text-muted">
        Title, price and measurements are those of the purchase. We don't keep the page's words and images of that day.{" "}
        {item.path && (
          <a href={item.path} target="_blank" rel="noreferrer" className="text-sky underline">
            See today's page
          </a>
        )}
      </p>
    </div>
  );
}

function Money({ money }: { money: RefundCase["sold"]["money"] }) {
  const lines: (readonly [string, number, boolean])[] = [
    ["List price", money.listCents, true],
    ["Discount", -money.discountCents, money.discountCents > 0],
    ["Tax", money.taxCents, money.taxCents > 0],
    ["Paid", money.paidCents, true],
    ["Refunded so far", -money.refundedCents, money.refundedCents > 0],
    ["Creator's share", money.creatorCents, true],
    ["Affiliates and collaborators", money.othersCents, money.othersCents > 0],
    ["Our commission", money.platformCents, true],
    ["Card cost", money.processingCents, true],
  ];
  return <Lines lines={lines.flatMap(([label, cents, isShown]) => (isShown ? [{ label, value: amount(cents) }] : []))} />;
}

const Lines = ({ lines }: { lines: readonly { label: string; value: string }[] }) => (
  <dl className="grid gap-1.5 type-ui">
    {lines.map(({ label, value }) => (
      <div key={label} className="flex justify-between gap-4">
        <dt className="text-muted">{label}</dt>
        <dd className="text-right tabular-nums wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
