import { sized } from './size.mjs';

export const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Alternates between two works, so that other load affects both; returns the median of each ratio. The first rounds warm
 * up, so that both sides are compiled as in a server that has served for a while: ours is more code than the baseline.
 */
export const takeTurns = async (rounds, ours, baseline, warmUp = 4) => {
  const pairs = [];
  for (let round = 0; round < sized(warmUp, 0); round++) {
    await ours();
    await baseline();
  }
  for (let round = 0; round < sized(rounds, 1); round++)
    pairs.push(
      round % 2 === 0 ? [await ours(), await baseline()] : await baseline().then(async other => [await ours(), other]),
    );
  return {
    ours: median(pairs.map(([one]) => one)),
    baseline: median(pairs.map(([, other]) => other)),
    ratio: median(pairs.map(([one, other]) => one / other)),
  };
};

/** The last line of a benchmark: its name, the result, the target, met or not. */
export const verdict = (work, result, target, isMet) =>
  console.log(`| ${work} | ${result} | ${target} | ${isMet ? 'met' : 'not met'} |`);

export const times = ratio => `${ratio.toFixed(2)}x`;
