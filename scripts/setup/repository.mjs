import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const cacheRoot = join(repositoryRoot, '.cache');

export function inRepository(...parts) {
  return join(repositoryRoot, ...parts);
}

/** The path of a program of the installed packages, such as `vite`. */
export function packageProgram(name) {
  return inRepository('node_modules', '.bin', name);
}

/** An error whose message is enough for the reader: no stack is shown. */
export function plainError(message) {
  return Object.assign(new Error(message), { userMessage: message });
}
