// Publishing to many locations, and the status of 10,000 of them, compared with the limits of the same database in the
// same run.
// cd bench/publish && npm run bench -- postgres://user@host:5432/postgres [--smallest]

import { isSmallest, sized } from '../server/size.mjs';
import { oneCommitEach } from './limits.mjs';
import {
  backEverywhere,
  dueToFirstFlip,
  previewBesideResolving,
  previewedBytes,
  publishAll,
  statusBesideSql,
  streamedBytes,
} from './product.mjs';
import { table } from './table.mjs';
import { world } from './world.mjs';

const url = process.argv[2];
if (url === undefined) {
  console.error('Name a PostgreSQL to make databases on: node run.mjs postgres://user@host:5432/postgres');
  process.exit(2);
}
const rounds = sized(5, 1);
const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const repeat = async work => {
  const times = [];
  for (let round = 0; round < rounds; round++) times.push(await work());
  return median(times);
};

const thousand = await world(url, sized(1_000, 10));
const each = await repeat(() => oneCommitEach(thousand));
const publishes = [];
for (let round = 0; round < rounds; round++) publishes.push(await publishAll(thousand));
const flip = median(publishes.map(one => one.flip));
const whole = median(publishes.map(one => one.ask + one.flip));
const queue = await loopOfQueue();
const first = await repeat(() => dueToFirstFlip(thousand));
await thousand.close();

const many = await world(url, sized(10_000, 10));
const previewed = await previewBesideResolving(
  { ...many, locationIds: many.locationIds.slice(0, sized(500, 10)) },
  rounds,
);
const bytes = await previewedBytes(many);
const streamed = await streamedBytes(many);
const { bare, ours } = await statusBesideSql(many, rounds);
const back = await backEverywhere(many);
await many.close();

/** The queue is installed for this benchmark alone; what runs at the smallest size does without it. */
async function loopOfQueue() {
  if (isSmallest) return 0;
  const { jobQueue } = await import('./job-queue.mjs');
  return jobQueue(thousand);
}

const times = factor => `${factor.toFixed(2)}x`;
table([
  [
    'Activate 1,000 locations, compared with one raw commit each',
    flip,
    each,
    flip / each,
    times,
    ratio => ratio <= 0.5,
    '≤ 0.5x',
  ],
  ['Start and activate, compared with the same', whole, each, whole / each, times, ratio => ratio <= 0.5, '≤ 0.5x'],
  [
    'The activation, compared with the loop of a job queue',
    flip,
    queue,
    queue / flip,
    times,
    ratio => ratio >= 3,
    '≥ 3x as fast',
  ],
  ['Due to first flip', first, null, first, ms => `${ms.toFixed(0)} ms`, ms => ms <= 250, '≤ 250 ms'],
  [
    'Preview of 500 locations, compared with resolving them',
    previewed.ours,
    previewed.bare,
    previewed.ours / previewed.bare,
    times,
    ratio => ratio <= 1.5,
    '≤ 1.5x',
  ],
  [
    'Preview of 10,000 equal locations, compared with one',
    `${bytes.all} bytes`,
    `${bytes.one} bytes`,
    bytes.all / bytes.one,
    times,
    ratio => ratio <= 2,
    '≤ 2x',
  ],
  [
    'Stream of the board, for a location that goes live',
    `${streamed.moved.toFixed(0)} bytes`,
    `${(streamed.whole / 1_000).toFixed(0)} kB in all`,
    streamed.moved,
    bytes => `${bytes.toFixed(0)} bytes`,
    bytes => bytes <= 300,
    '≤ 300 bytes',
  ],
  ...[
    ['Roll back 10,000 locations, compared with publishing them', back.rollback],
    ['Revert a change at 10,000 locations, compared with publishing it', back.revert],
  ].map(([work, took]) => [work, took, back.publish, took / back.publish, times, ratio => ratio <= 2, '≤ 2x']),
  [
    'Status of 10,000 locations, compared with its SQL',
    ours,
    bare,
    ours / bare,
    times,
    ratio => ratio <= 1.5,
    '≤ 1.5x',
  ],
]);
