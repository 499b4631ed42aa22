-- Every price asks what its buyer bought as a guest before: of all orders with their address those without an account, which are few or none.
create index orders_of_guests on orders (email) where buyer_id is null;
