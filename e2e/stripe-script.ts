type StripeMessage = Record<string, unknown>;

/** As much of Stripe.js as a card form meets, in its documented shapes. Runs in the page, so it may use nothing from here. */
function library(): void {
  const HOME = "https://js.stripe.com";
  const LOOK = { border: "none", width: "1px", "min-width": "100%", display: "block", height: "19.2px", "color-scheme": "light only" };

  const makeCard = (key: string, options: StripeMessage) => {
    const hears = new Map<string, ((event: StripeMessage) => void)[]>();
    const tell = (event: string, said: StripeMessage = {}) => {
      for (const hear of hears.get(event) ?? []) hear({ elementType: "card", ...said });
    };
    const asked: ((answer: StripeMessage) => void)[] = [];
    let place: HTMLElement | undefined;
    let isGreeted = false;
    const frame = document.createElement("iframe");
    frame.title = "Secure card payment input frame";
    for (const [name, value] of Object.entries(LOOK)) frame.style.setProperty(name, value, "important");
    frame.src = `${HOME}/v3/elements-inner-card.html`;
    const say = (said: StripeMessage) => frame.contentWindow?.postMessage(said, HOME);
    const mark = (state: string, isSo: boolean) => place?.classList.toggle(`StripeElement--${state}`, isSo);
    // What loads but never speaks is an error page.
    frame.onload = () => setTimeout(() => isGreeted || tell("loaderror", { error: { type: "api_connection_error" } }), 200);

    const hearFrame = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== HOME) return;
      if (data.kind === "loaded") {
        isGreeted = true;
        say({ kind: "options", key, options });
      } else if (data.kind === "made") asked.shift()?.(data.answer);
      else if (data.kind === "focus" || data.kind === "blur") mark("focus", data.kind === "focus");
      else if (data.kind === "change") for (const state of ["empty", "complete"]) mark(state, data[state]);
      if (["ready", "focus", "blur", "change"].includes(data.kind)) tell(data.kind, data);
    };
    const focus = () => {
      frame.focus();
      say({ kind: "focus" });
    };
    return {
      mount: (into: HTMLElement) => {
        place = into;
        addEventListener("message", hearFrame);
        into.classList.add("StripeElement");
        into.replaceChildren(frame);
        for (const label of document.querySelectorAll(`label[for="${into.id}"]`)) label.addEventListener("click", focus);
      },
      on: (event: string, hear: (event: StripeMessage) => void) => void hears.set(event, [...(hears.get(event) ?? []), hear]),
      update: (next: StripeMessage) => {
        Object.assign(options, next);
        say({ kind: "options", key, options });
      },
      focus,
      destroy: () => {
        removeEventListener("message", hearFrame);
        frame.remove();
      },
      make: () => {
        frame.dataset.asked = String(Number(frame.dataset.asked ?? 0) + 1);
        say({ kind: "make" });
        return new Promise<StripeMessage>((resolve) => asked.push(resolve));
      },
    };
  };

  /** The wallets of this device: one button, which agrees when it is pressed. Only where the journey says that there is one. */
  const makeWallets = (options: StripeMessage) => {
    const hears = new Map<string, (event: StripeMessage) => void>();
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Google Pay";
    const email = options.emailRequired ? { email: "wallet@example.com" } : {};
    const agree = () => hears.get("confirm")?.({ billingDetails: email, paymentFailed: () => {} });
    button.onclick = () => hears.get("click")?.({ resolve: agree });
    return {
      mount: (into: HTMLElement) => {
        into.replaceChildren(button);
        const hasWallet = sessionStorage.getItem("wallet") !== null;
        setTimeout(() => hears.get("ready")?.(hasWallet ? { availablePaymentMethods: { googlePay: true } } : {}), 50);
      },
      on: (event: string, hear: (event: StripeMessage) => void) => void hears.set(event, hear),
      destroy: () => button.remove(),
    };
  };
  const ofWallet = async (key: string): Promise<StripeMessage> => {
    const number = sessionStorage.getItem("wallet") ?? "";
    const body = new URLSearchParams({ type: "card", "card[number]": number, "card[cvc]": "123", key });
    const answer = await fetch("https://api.stripe.com/v1/payment_methods", { method: "POST", body });
    return answer.ok ? { paymentMethod: await answer.json() } : answer.json();
  };

  Object.assign(window, {
    Stripe: (key: string) => ({
      elements: () => ({
        create: (kind: "card" | "expressCheckout", options: StripeMessage) =>
          kind === "card" ? makeCard(key, { ...options }) : makeWallets(options),
        update: () => {},
        submit: async () => ({}),
      }),
      createPaymentMethod: (wish: { card?: ReturnType<typeof makeCard> }) => (wish.card ? wish.card.make() : ofWallet(key)),
    }),
  });
}

/** What is inside Stripe's frame: it alone sees the number, and it alone sends it, to Stripe. */
function insideFrame(): void {
  const find = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const [number, expiry, cvc, postal] = ["cardnumber", "exp-date", "cvc", "postal"].map(find) as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
  const all = [number, expiry, cvc, postal];
  const LENGTHS = new Map([
    [number, 16],
    [expiry, 4],
    [cvc, 3],
    [postal, 5],
  ]);
  const NAMES = new Map([
    [number, ["number", "Your card number is incomplete."]],
    [expiry, ["expiry", "Your card's expiration date is incomplete."]],
    [cvc, ["cvc", "Your card's security code is incomplete."]],
    [postal, ["zip", "Your postal code is incomplete."]],
  ]);
  const left = new Set<HTMLInputElement>();
  let key = "";
  let look: Record<string, Record<string, string>> = {};
  const tell = (said: StripeMessage) => parent.postMessage(said, "*");
  const digits = ({ value }: HTMLInputElement) => value.replaceAll(/\D/g, "");
  const isWhole = (field: HTMLInputElement) => digits(field).length === LENGTHS.get(field);
  const luhn = (text: string) =>
    [...text]
      .reverse()
      .reduce((sum, digit, n) => sum + (n % 2 ? (Number(digit) * 2 > 9 ? Number(digit) * 2 - 9 : Number(digit) * 2) : Number(digit)), 0) %
      10 ===
    0;
  const fault = (code: string, message: string) => ({ type: "validation_error", code, message });

  const faultIn = (isAsked: (field: HTMLInputElement) => boolean) => {
    if (isWhole(number) && !luhn(digits(number))) return fault("invalid_number", "Your card number is invalid.");
    if (isWhole(expiry) && Number(digits(expiry).slice(2)) < new Date().getFullYear() % 100)
      return fault("invalid_expiry_year_past", "Your card's expiration year is in the past.");
    const first = all.find((field) => !field.hidden && !isWhole(field) && isAsked(field));
    const [code, message] = (first && NAMES.get(first)) ?? [];
    return code && message ? fault(`incomplete_${code}`, message) : undefined;
  };
  const show = () => {
    const error = faultIn((field) => left.has(field));
    for (const field of all) field.style.color = (error ? look.invalid?.color : look.base?.color) ?? "";
    return error;
  };
  const change = () => {
    const error = show();
    const complete = faultIn(() => true) === undefined;
    tell({ kind: "change", empty: all.every(({ value }) => value === ""), complete, brand: "visa", error });
  };

  for (const [n, field] of all.entries()) {
    field.oninput = () => {
      // Only where the bank of the card compares it.
      postal.hidden = postal.dataset.never === "yes" || !digits(number).startsWith("4242");
      change();
      const next = all[n + 1];
      if (isWhole(field) && next && !next.hidden) next.focus();
    };
    field.onfocus = () => tell({ kind: "focus" });
    field.onblur = () => {
      if (field.value !== "") left.add(field);
      tell({ kind: "blur" });
      change();
    };
  }

  const make = async () => {
    const error = faultIn(() => true);
    if (error) return { error };
    const body = new URLSearchParams({ type: "card", "card[number]": digits(number), "card[cvc]": digits(cvc), key });
    const answer = await fetch("https://api.stripe.com/v1/payment_methods", { method: "POST", body }).catch(() => null);
    if (!answer) return { error: { type: "api_connection_error", message: "Stripe cannot be reached." } };
    const said = await answer.json();
    return answer.ok ? { paymentMethod: said } : said;
  };
  addEventListener("message", async ({ data }) => {
    if (data.kind === "focus") number.focus();
    if (data.kind === "make") tell({ kind: "made", answer: await make() });
    if (data.kind !== "options") return;
    const isFirst = key === "";
    key = data.key;
    look = data.options.style;
    postal.dataset.never = data.options.hidePostalCode ? "yes" : "no";
    for (const field of all) {
      field.disabled = data.options.disabled;
      field.style.font = `16px ${look.base?.fontFamily}`;
    }
    show();
    if (isFirst) tell({ kind: "ready" });
  });
  tell({ kind: "loaded" });
}

export const STRIPE_SCRIPT = `(${library})();`;

const FIELDS = [
  ["cardnumber", "Credit or debit card number", "Card number", "cc-number", "flex: 1; min-width: 0"],
  ["exp-date", "Credit or debit card expiration date", "MM / YY", "cc-exp", "width: 70px"],
  ["cvc", "Credit or debit card CVC/CVV", "CVC", "cc-csc", "width: 44px"],
  ["postal", "ZIP", "ZIP", "postal-code", "width: 52px"],
].map(
  ([name, label, hint, fills, style]) =>
    `<input name="${name}" aria-label="${label}" placeholder="${hint}" autocomplete="${fills}" inputmode="numeric" style="${style}">`,
);

export const CARD_FRAME = `<!doctype html><html lang="en"><title>Card</title>
<style>body { margin: 0; display: flex; gap: 8px } input { border: 0; padding: 0; outline: none; background: none } [hidden] { display: none }</style>
${FIELDS.join("").replace('name="postal"', 'name="postal" hidden')}<script>(${insideFrame})();</script></html>`;
