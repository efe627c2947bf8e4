import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { importsOf } from '../lint/rooms/refused-imports.mjs';
import { cacheRoot, inRepository } from '../setup/repository.mjs';
import { allFiles, changedFiles, commitCount } from './changed-files.mjs';
import { rememberedCosts } from './costs.mjs';
import { gateTests, isComponentTest } from './gate-tests.mjs';
import { reachedTests } from './reached-tests.mjs';
import { shownScreens } from './shown-screens.mjs';

const secondsFile = join(cacheRoot, 'test-seconds.json');
/** Of all files together, which run at the same time: with the start about a minute. */
const limitSeconds = 60;
/** A file that is cheap or new. */
const usualSeconds = { 'tests/': 15, 'apps/server/': 3, '': 1 };

/** The tests that the change reaches, and what is left out of them. */
export async function changedTests() {
  const [{ base, files }, { imports }, secondsOf] = await Promise.all([changedFiles(), readSources(), knownSeconds()]);
  return { base, files, ...reachedTests({ changed: files, imports, secondsOf, limit: limitSeconds }) };
}

/** The component tests and journeys of the gate of this commit, and those of the rest. */
export async function testsByLane() {
  const [{ files: changed }, { imports, texts }, secondsOf, turn] = await Promise.all([
    changedFiles(),
    readSources(),
    knownSeconds(),
    commitCount(),
  ]);
  const files = [...texts.keys()];
  const inBrowser = files.filter(file => isComponentTest(file) || file.startsWith('tests/e2e/'));
  const shown = shownScreens(inBrowser, files, file => texts.get(file));
  return gateTests({ files, changed, imports, shown, turn, secondsOf });
}

/** Remembers how long each file took, for the next choice. */
export async function rememberSeconds(files) {
  if (files.length === 0) return;
  const taken = Object.fromEntries(files.map(({ file, seconds }) => [file, seconds]));
  await mkdir(dirname(secondsFile), { recursive: true });
  await writeFile(secondsFile, JSON.stringify({ ...(await storedSeconds()), ...taken }));
}

async function knownSeconds() {
  return secondsFrom(await storedSeconds(), await rememberedCosts());
}

/** How long a file takes: as here the last time, else what all remember, so that a fresh clone knows the dear ones. */
export function secondsFrom(stored, remembered) {
  const usual = file => Object.entries(usualSeconds).find(([folder]) => file.startsWith(folder))[1];
  return file => stored[file] ?? remembered[file] ?? usual(file);
}

async function storedSeconds() {
  return readFile(secondsFile, 'utf8').then(JSON.parse, () => ({}));
}

/** Every source file: its text, and the files that it imports. */
async function readSources() {
  const files = await allFiles();
  const sources = files.filter(file => /^(?:packages|apps|tests|scripts)\/.*\.(?:tsx?|mjs)$/.test(file));
  const read = await Promise.all(
    sources.map(async file => [file, await readFile(inRepository(file), 'utf8').catch(() => undefined)]),
  );
  const texts = new Map(read.filter(([, text]) => text !== undefined));
  const targetsOf = ([file, text]) => [...new Set(importsOf(file, text).flatMap(({ target }) => target ?? []))];
  return { texts, imports: new Map([...texts].map(entry => [entry[0], targetsOf(entry)])) };
}
