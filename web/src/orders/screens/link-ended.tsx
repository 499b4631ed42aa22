import { ORDERS } from "@blenda/domain/orders/constants";
import { Link } from "@tanstack/react-router";
import { NarrowPage } from "../../identity/parts/narrow-page.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";

/** Where the link of a receipt leads when it opens nothing any more. */
export function LinkEnded() {
  const lead = `Links in a receipt work for ${ORDERS.LINK_HOURS} hours, and not after a refund. Log in or create an account with the address your receipt went to, and what you own is there.`;
  return (
    <NarrowPage title="This download link has ended" lead={lead}>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/login" search={{ redirect: "/order" }} className={buttonStyle("primary", "large")}>
          Log in
        </Link>
        <Link to="/signup" search={{ redirect: "/order" }} className={buttonStyle("secondary", "large")}>
          Create an account
        </Link>
      </div>
    </NarrowPage>
  );
}
