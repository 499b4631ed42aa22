import { Link, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useMe } from "../../lib/session/use-me.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { AboutProduct } from "./about-product.tsx";

const StartDialog = lazy(() => import("./start-dialog.tsx").then((module) => ({ default: module.StartDialog })));

interface Props {
  recipientId: string;
  name: string;
  product?: AboutProduct;
  /** What the shop offers: the message may be about one of these. */
  offered?: readonly AboutProduct[];
  size?: "small" | "medium";
}

/** Writes to a person, about a product of theirs or in general. Visitors log in first and come back; there is no button to oneself. */
export function MessageButton({ recipientId, name, product, offered = [], size = "medium" }: Props) {
  const me = useMe();
  const here = useLocation({ select: ({ href }) => href });
  const [isOpen, setOpen] = useState(false);
  if (me?.id === recipientId) return null;
  const label = (
    <>
      Message<span className="sr-only"> {name}</span>
    </>
  );
  if (!me)
    return (
      <Link to="/login" search={{ redirect: here }} data-print="hidden" className={buttonStyle("secondary", size)}>
        <Icon name="message-circle" />
        {label}
      </Link>
    );
  return (
    <>
      <Button size={size} icon="message-circle" data-print="hidden" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense>
        {isOpen && (
          <StartDialog
            recipientId={recipientId}
            name={name}
            {...(product && { product })}
            offered={offered}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
