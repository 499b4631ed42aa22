import type { Screen } from "../access/screen.ts";
import { handleCases } from "./access.ts";

export const inboxScreens = {
  inbox: {
    path: "/inbox",
    area: "public",
    access: "signed-in",
    head: { title: "Inbox", description: "Messages between buyers and creators." },
  },
  staffConversation: {
    path: "/admin/conversation/$conversationId",
    area: "admin",
    access: handleCases,
    head: { title: "Escalated conversation", description: "Join a conversation that asked our team for help." },
  },
} as const satisfies Record<string, Screen>;
