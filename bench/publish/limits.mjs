import { PgBoss } from 'pg-boss';

const timed = async work => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

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

/** One job for each location, taken and completed by the queue, without any work of ours. */
export const jobQueue = async ({ url, locationIds }) => {
  const boss = new PgBoss(url);
  boss.on('error', error => console.error(error));
  await boss.start();
  await boss.createQueue('flip');
  await boss.insert(
    'flip',
    locationIds.map(locationId => ({ data: { locationId } })),
  );
  const took = await timed(async () => {
    for (;;) {
      const [job] = await boss.fetch('flip', { batchSize: 1 });
      if (job === undefined) return;
      await boss.complete('flip', job.id);
    }
  });
  await boss.stop({ graceful: false });
  return took;
};
