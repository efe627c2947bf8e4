import { performance } from 'node:perf_hooks';

/**
 * The milliseconds of a run on a fresh input, after the compiler has optimized it. Other load only ever increases a
 * time, so the lower quartile of the samples is used.
 */
export function timeOf({ setUp, run }, seconds, fewest = 7) {
  let spent = 0;
  let first = 0;
  for (let turns = 0; turns === 0 || spent < (seconds * 1000) / 4; turns++) {
    first = timed(run, [setUp()]);
    spent += first;
  }
  // Short work is measured several times in one sample: reading the clock takes time too.
  const turns = Math.max(1, Math.min(200, Math.floor(1 / first)));
  const samples = [];
  for (spent = 0; samples.length < fewest || (spent < seconds * 1000 && samples.length < 400); ) {
    const time = timed(run, Array.from({ length: turns }, setUp));
    spent += time;
    samples.push(time / turns);
  }
  return samples.sort((a, b) => a - b)[samples.length >> 2];
}

function timed(run, inputs) {
  const began = performance.now();
  for (const input of inputs) run(input);
  return performance.now() - began;
}
