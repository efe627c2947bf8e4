import { readFile, writeFile } from 'node:fs/promises';
import { inRepository } from '../setup/repository.mjs';

const costsFile = inRepository('tests', 'costs.json');
/** Below it a file is not remembered: hardly more than the start of its worker. */
const leastSeconds = 1;
const shownDearest = 10;
/** A file is named that takes more than twice and this much more than it did, or is new and takes that much. */
const noticedFactor = 2;
const noticedSeconds = 2;
const noticedNewSeconds = 10;
/** With fewer files nothing can be said about the speed of the machine. */
const leastCompared = 20;

/** The processor seconds of each file, over all runs of it, dearest first. */
export function costsOf(files) {
  const counted = files.filter(({ processorSeconds }) => processorSeconds !== undefined);
  const byFile = Map.groupBy(counted, ({ file }) => file);
  return [...byFile]
    .map(([file, runs]) => ({ file, seconds: runs.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0) }))
    .toSorted((a, b) => b.seconds - a.seconds);
}

/**
 * Compares with the remembered figures. `speed` is the median ratio of both, so that a slower machine or one with other
 * work names no file; undefined when too few files ran.
 */
export function compareCosts(costs, remembered) {
  const ratios = costs
    .filter(({ file, seconds }) => remembered[file] !== undefined && seconds >= leastSeconds)
    .map(({ file, seconds }) => seconds / remembered[file])
    .toSorted((a, b) => a - b);
  const speed = ratios.length < leastCompared ? undefined : ratios[Math.floor(ratios.length / 2)];
  if (speed === undefined) return { speed, dearer: [], added: [] };
  const expected = file => remembered[file] * speed;
  return {
    speed,
    dearer: costs.filter(
      ({ file, seconds }) =>
        seconds > noticedFactor * expected(file) && seconds > noticedSeconds * speed + expected(file),
    ),
    added: costs.filter(({ file, seconds }) => remembered[file] === undefined && seconds >= noticedNewSeconds * speed),
  };
}

/** What the end of a run prints about `phases` (`{ phase, seconds }`) and the files that ran. */
export function costLines(phases, costs, remembered) {
  const { speed, dearer, added } = compareCosts(costs, remembered);
  const line = (seconds, text) => `${seconds.toFixed(1).padStart(7)} s  ${text}`;
  const before = file => (remembered[file] === undefined ? '' : ` (${remembered[file].toFixed(1)})`);
  const total = phases.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    ...phases.map(({ phase, seconds }) => line(seconds, phase)),
    ...(phases.length > 0 ? [line(total, 'together')] : []),
    ...(costs.length > 0 ? ['The dearest files (tests/costs.json in parentheses):'] : []),
    ...costs.slice(0, shownDearest).map(({ file, seconds }) => line(seconds, file + before(file))),
    ...(speed === undefined ? [] : [`The files together took ${speed.toFixed(2)} times what tests/costs.json says.`]),
    ...dearer.map(({ file, seconds }) => `More than twice as dear: ${file}, ${seconds.toFixed(1)} s${before(file)}`),
    ...added.map(({ file, seconds }) => `New and dear: ${file}, ${seconds.toFixed(1)} s`),
  ];
}

/** Prints the costs of a run; `update` remembers those of its files, which have to be all there are. */
export async function reportCosts(phases, files, update) {
  const costs = costsOf(files);
  for (const line of costLines(phases, costs, await rememberedCosts())) console.log(line);
  if (update) await rememberCosts(costs);
}

/** The processor seconds of each file that takes more than one, as tests/costs.json has them. */
export async function rememberedCosts() {
  return JSON.parse(await readFile(costsFile, 'utf8').catch(() => '{}'));
}

async function rememberCosts(costs) {
  const kept = costs.filter(({ seconds }) => seconds >= leastSeconds);
  const sorted = kept.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const rounded = sorted.map(({ file, seconds }) => [file, Math.round(seconds * 10) / 10]);
  await writeFile(costsFile, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}
