import { timed } from './timed.mjs';

/** The minimum cost of a commit for each location: one row written, nothing read. */
export const oneCommitEach = async ({ client, locationIds }) => {
  await client.query('drop table if exists raw_published');
  await client.query(
    'create table raw_published (location_id text primary key, manifest text, sequence integer, at timestamptz)',
  );
  return timed(async () => {
    for (const id of locationIds)
      await client.query(
        `insert into raw_published values ($1, $2, 1, now())
         on conflict (location_id) do update set manifest = excluded.manifest, sequence = raw_published.sequence + 1, at = now()`,
        [id, 'a'.repeat(64)],
      );
  });
};
