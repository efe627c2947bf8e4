import { PgBoss } from 'pg-boss';
import { timed } from './timed.mjs';

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
