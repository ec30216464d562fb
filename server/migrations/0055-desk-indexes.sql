-- Whether something was removed is asked where somebody removes it again.
create index audit_log_removals on audit_log (about)
  where act in ('remove', 'remove-post', 'remove-reply');

-- Reports that were settled stay; those that count are few beside them. All that
-- the queue asks of one stands in here.
create index survey_reports_unsettled
  on survey_reports (survey_id, subject, message_id)
  include (weight, created_at)
  where settled_at is null;
