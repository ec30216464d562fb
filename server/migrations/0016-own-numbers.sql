-- Numbers of posts and replies are chosen where they are written: one sequence
-- for all surveys told in which order somebody wrote in several.
alter table posts alter column post_id drop default;
alter table replies alter column reply_id drop default;
drop sequence post_ids;
drop sequence reply_ids;
