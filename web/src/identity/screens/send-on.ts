import type { Me } from "@blenda/domain/identity/model";
import { afterLogin } from "@blenda/domain/identity/redirect";
import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { log } from "../../lib/log.ts";

/** A signed-in person has no business on the login or signup page: they go where its address says (spec 1 §5). */
export function useSendOn(user: Me | null): void {
  const router = useRouter();
  const isHere = user !== null;
  useEffect(() => {
    if (isHere) sendOn(router, location.search);
  }, [isHere, router]);
}

/** `search` is the part of an address that says where to: of this page, or of the one the account was signed up on. */
export function sendOn({ history }: AnyRouter, search: string): void {
  try {
    const { to, warning } = afterLogin(search, location.origin);
    if (warning) log.warn(warning);
    history.replace(to);
  } catch (error) {
    log.error("The redirect after signing in failed.", error);
    history.replace("/");
  }
}
