import { createContext, type ReactNode } from "react";

/** The shell owns places, not domains: `app/` puts parts into them. */
interface Places {
  /** In the navbar, between the links and the buttons. */
  search?: ReactNode;
  bell?: ReactNode;
  cart?: ReactNode;
  /** Below everything, above the page: the cookie banner and other notices. */
  notices?: ReactNode;
}

export const Slots = createContext<Places>({});
