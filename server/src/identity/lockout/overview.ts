import { liftLocks } from "@blenda/domain/lockout/access";
import { sql } from "kysely";
import { type WaitingItem, type WaitingQueue, waitingOf } from "../../platform/overview.ts";

/** Addresses locked until a mail, or one of us, opens them again. An address without an account has nothing to open. */
export const lockoutWaiting: readonly WaitingQueue[] = [
  {
    key: "lockout.locked",
    label: "Locked accounts",
    paths: ["/admin/users?tab=locked"],
    access: liftLocks,
    look: async (db, limit) => {
      const { rows } = await sql<WaitingItem & { count: number }>`
        select u.id, u.name as title, l.failed_attempts || ' failed logins' as detail, l.updated_at as since, null as due_at,
          null as taken_by, count(*) over ()::int as count
        from lockouts l join users u on u.email = l.email where l.requires_email_unlock order by l.updated_at limit ${limit}`.execute(db);
      return waitingOf(rows);
    },
  },
];
