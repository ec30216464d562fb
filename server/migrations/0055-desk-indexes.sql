-- Whether something was removed is asked where somebody removes it again.
create index audit_log_removals on audit_log (about)
  where act in ('remove', 'remove-post', 'remove-reply');
