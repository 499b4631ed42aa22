import type { Screen } from "../access/screen.ts";

export const identityScreens = {
  login: {
    path: "/login",
    area: "public",
    access: "public",
    head: { title: "Log in", description: "Log in with your email or Google." },
  },
  signup: {
    path: "/signup",
    area: "public",
    access: "public",
    head: { title: "Sign up", description: "Create an account to buy, sell and learn." },
  },
  confirmEmail: {
    path: "/confirm-email",
    area: "outside",
    access: "public",
    head: { title: "Confirm your email", description: "Confirm or cancel a request from our email." },
  },
  resetPassword: {
    path: "/reset-password",
    area: "outside",
    access: "public",
    head: { title: "Reset your password", description: "Choose a new password for your account." },
  },
  accountSuspended: {
    path: "/account-suspended",
    area: "outside",
    access: "public",
    isOpenToSuspended: true,
    head: { title: "Account suspended", description: "Why an account can't be used, and until when." },
  },
} as const satisfies Record<string, Screen>;
