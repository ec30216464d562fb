-- What one group of IDs that were made for it wrote is nobody's but its maker's,
-- so it is no longer networks alone that count.
alter table term_counts rename column network_count to apart_count;
