import { informationTexts } from "@blenda/domain/information/texts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Lead } from "../parts/reading-layout.tsx";
import { ContactForm } from "./contact-form.tsx";

export function Contact() {
  const { user } = useSuspenseQuery(sessionQuery).data;
  const sending = useAct(api.information.contact, { done: () => informationTexts.contactSent });
  return (
    <div className="page grid gap-10 py-10 md:grid-cols-[minmax(0,36rem)_minmax(0,20rem)] lg:gap-20 lg:py-16">
      <div>
        <h1 className="type-h1">Contact</h1>
        <Lead>A real person reads every message and replies within two business days.</Lead>
        {sending.out ? (
          <Sent reference={sending.out.reference} onAnother={sending.reset} />
        ) : (
          <ContactForm known={{ name: user?.displayName ?? "", email: user?.email ?? "" }} sending={sending} />
        )}
      </div>
      <BeforeYouWrite />
    </div>
  );
}

function Sent({ reference, onAnother }: { reference: string; onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that held the focus is gone; without this a keyboard would start again at the top.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="mt-8 rounded-md border border-line bg-surface-1 p-6 appear">
      <Icon name="circle-check" size={28} className="text-ok" />
      <h2 ref={title} tabIndex={-1} className="mt-3 type-h2 outline-none">
        Your message has been sent
      </h2>
      <p className="mt-3 text-muted">
        Its reference is <strong className="font-semibold text-text tabular-nums">{reference}</strong>. We'll reply within two business
        days. We don't send a copy, so keep the reference if you might need it.
      </p>
      <Button className="mt-6" onClick={onAnother}>
        Write another message
      </Button>
    </section>
  );
}

function BeforeYouWrite() {
  return (
    <aside aria-labelledby="before-you-write" className="lg:pt-2">
      <h2 id="before-you-write" className="type-h3">
        Often quicker
      </h2>
      <ul className="mt-4 border-t border-line">
        <Hint text="15-minute locks end on their own.">
          <Link to="/help" hash="locked-out" className="link-inline">
            Locked out of your account?
          </Link>
        </Hint>
        <Hint text="Request it from the order. Many refunds are instant.">
          <Link to="/help" hash="when-refunded" className="link-inline">
            Want your money back?
          </Link>
        </Hint>
        <Hint text="Messages have a Report option in their menu.">
          <Link to="/help" hash="report-something" className="link-inline">
            Something to report?
          </Link>
        </Hint>
        <Hint text="Tell us which work is yours, where it is on our site, and how we can see that it's yours.">
          <Link to="/community-guidelines" hash="copyright" className="link-inline">
            Is it about copyright?
          </Link>
        </Hint>
        <Hint text="Check whether we already know.">
          <Link to="/status" className="link-inline">
            Something not working?
          </Link>
        </Hint>
      </ul>
    </aside>
  );
}

function Hint({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="border-b border-line py-3 type-ui">
      {children}
      <p className="mt-1 type-small text-muted">{text}</p>
    </li>
  );
}
