import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './lint-sandbox.ts';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> }>>;
}

// If a registry does not have the newest package of every platform yet, npm leaves those packages out of the lock file
// without a message, and `npm ci` then fails on a fresh clone. Pin the newest version that exists for every platform.
it('the lock file holds every platform of every optional dependency', () => {
  const lock = JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')) as Lock;
  const paths = Object.keys(lock.packages);
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(name => !paths.some(other => other.endsWith(`node_modules/${name}`)))
      .map(name => `${path} needs ${name}`),
  );
  expect(missing).toEqual([]);
});
