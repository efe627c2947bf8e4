import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const cacheRoot = join(repositoryRoot, '.cache');

export function inRepository(...parts) {
  return join(repositoryRoot, ...parts);
}

/**
 * The file of a program of an installed package, which Node runs: `node_modules/.bin` has shell scripts on Windows.
 */
export function packageProgram(packageName, program = packageName) {
  const folder = inRepository('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[program]);
}

/** An error whose message is enough for the reader: no stack is shown. */
export function plainError(message) {
  return Object.assign(new Error(message), { userMessage: message });
}
