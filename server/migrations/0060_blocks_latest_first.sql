-- Who blocked whom becomes a domain of its own: people see a list of those they blocked, the latest first.
create index user_blocks_latest on user_blocks (blocker_id, created_at desc, blocked_id desc);
