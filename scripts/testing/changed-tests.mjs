import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { importsOf } from '../lint/rooms/refused-imports.mjs';
import { cacheRoot, inRepository } from '../setup/repository.mjs';
import { allFiles, changedFiles } from './changed-files.mjs';
import { reachedTests } from './reached-tests.mjs';

const secondsFile = join(cacheRoot, 'test-seconds.json');
/** Of all files together, which run at the same time: with the start about a minute. */
const limitSeconds = 60;
/** A file that has not run here yet. */
const usualSeconds = { 'tests/': 15, 'apps/server/': 3, '': 1 };

/** The tests that the change reaches, and what is left out of them. */
export async function changedTests() {
  const [{ base, files }, imports, known] = await Promise.all([changedFiles(), allImports(), knownSeconds()]);
  const usual = file => Object.entries(usualSeconds).find(([folder]) => file.startsWith(folder))[1];
  const secondsOf = file => known[file] ?? usual(file);
  return { base, files, ...reachedTests({ changed: files, imports, secondsOf, limit: limitSeconds }) };
}

/** Remembers how long each file took, for the next choice. */
export async function rememberSeconds(files) {
  if (files.length === 0) return;
  const taken = Object.fromEntries(files.map(({ file, seconds }) => [file, seconds]));
  await mkdir(dirname(secondsFile), { recursive: true });
  await writeFile(secondsFile, JSON.stringify({ ...(await knownSeconds()), ...taken }));
}

async function knownSeconds() {
  return readFile(secondsFile, 'utf8').then(JSON.parse, () => ({}));
}

async function allImports() {
  const files = await allFiles();
  const sources = files.filter(file => /^(?:packages|apps|tests|scripts)\/.*\.(?:tsx?|mjs)$/.test(file));
  const found = await Promise.all(
    sources.map(async file => {
      const text = await readFile(inRepository(file), 'utf8').catch(() => undefined);
      if (text === undefined) return [];
      const targets = importsOf(file, text).flatMap(({ target }) => target ?? []);
      return [[file, [...new Set(targets)]]];
    }),
  );
  return new Map(found.flat());
}
