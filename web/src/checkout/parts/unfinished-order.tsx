import { Link } from "@tanstack/react-router";
import { Alert } from "../../ui/feedback/alert.tsx";
import { useAttempt } from "../data/attempt.ts";

/** An order that was begun and not paid is better continued than made a second time. */
export function UnfinishedOrder() {
  const attempt = useAttempt();
  if (!attempt?.orderId || attempt.isDone) return null;
  return (
    <Alert tone="info" title="You have an unpaid order" className="mt-6">
      It's still here, at the price you saw.{" "}
      <Link to="/checkout" search={{ order: attempt.orderId }} className="link-inline">
        Continue paying
      </Link>
    </Alert>
  );
}
