-- A reply is named by its number within the survey. Two that were written at
-- the same moment under different posts could get one number: the later ones
-- of such get others, after all that are there.
with doubled as (
  select survey_id, post_id, reply_id,
         row_number() over (
           partition by survey_id, reply_id order by post_id
         ) as nth
  from replies
),
later as (
  select survey_id, post_id, reply_id,
         row_number() over (
           partition by survey_id order by reply_id, post_id
         ) as place
  from doubled
  where nth > 1
)
update replies
set reply_id = (
      select max(reply_id) from replies as other
      where other.survey_id = replies.survey_id
    ) + place
from later
where replies.survey_id = later.survey_id
  and replies.post_id = later.post_id
  and replies.reply_id = later.reply_id;

drop index replies_of_survey;
create unique index replies_of_survey on replies (survey_id, reply_id desc);
