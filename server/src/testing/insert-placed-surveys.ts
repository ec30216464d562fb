import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";

/** One in this number of surveys is closed or German. */
interface Mixture {
  closed: number;
  german: number;
}

/**
 * Inserts surveys all over the world with random numbers of responses, as
 * needed for lists: they have no questions.
 */
export async function insertPlacedSurveys(
  db: Database,
  count: number,
  { closed, german }: Mixture,
): Promise<void> {
  await db.query(sql`
    with numbered as (
      select random() * 110 - 50 as lat, random() * 360 - 180 as lng, number,
             number % ${closed}::int = 0 as closed,
             number % ${german}::int = 1 as german
      from generate_series(1, ${count}::int) as number
    ),
    written as (
      insert into surveys (
        survey_uuid, owner_id, title, instructions, latitude, longitude,
        position, created_at, expires_at, listed, language
      )
      select gen_random_uuid(), gen_random_uuid(), 'Survey ' || number, '',
             lat, lng, cube(array[
               cosd(lat) * cosd(lng), cosd(lat) * sind(lng), sind(lat)
             ]),
             now(), now() + case when closed
               then interval '-1 day' else interval '30 days' end,
             closed::int, case when german then 'de' else 'en' end
      from numbered
      returning survey_id
    )
    insert into survey_counts (survey_id, response_count)
    select survey_id, floor(1000 * random() ^ 8) from written`);
  await db.execute("vacuum analyze");
}
