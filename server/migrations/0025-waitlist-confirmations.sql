-- A business has its place once an operator knows that the address is its own.
alter table waitlist add column confirmed_at timestamptz;
