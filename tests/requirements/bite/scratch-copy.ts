import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../../architecture/lint-sandbox.ts';
import { limits } from '../../time-limits.ts';
import { applyBreak, type Break } from './breaks.ts';

export interface ScratchCopy {
  /** Runs these test files, with a break or without; returns whether all of them passed. */
  passes(files: readonly string[], broken?: Break): boolean;
  remove(): void;
}

/** A copy of the repository with the installed packages of the original, so that the original is never broken. */
export function createScratchCopy(): ScratchCopy {
  const root = mkdtempSync(join(tmpdir(), 'commissary-bite-'));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: repositoryRoot, encoding: 'utf8' });
  for (const path of listed.stdout.split('\n').filter(one => one !== '' && existsSync(join(repositoryRoot, one)))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(repositoryRoot, path), join(root, path));
  }
  linkPackages(root);
  const prepared = join(repositoryRoot, '.cache');
  if (existsSync(prepared)) cpSync(prepared, join(root, '.cache'), { recursive: true });
  return {
    passes(files, broken) {
      if (broken === undefined) return run(root, files);
      const path = join(root, broken.path);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, applyBreak(text, broken));
      try {
        return run(root, files);
      } finally {
        writeFileSync(path, text);
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The packages of the repository itself are those of the copy; all others are those that are installed. */
function linkPackages(root: string): void {
  const installed = join(repositoryRoot, 'node_modules');
  mkdirSync(join(root, 'node_modules', '@commissary'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@commissary' && !name.startsWith('.vite'))
      symlinkSync(join(installed, name), join(root, 'node_modules', name));
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(root, folder)))
      symlinkSync(join(root, folder, name), join(root, 'node_modules', '@commissary', name));
}

/** From the fastest to the slowest; the next kind runs only when the tests before have passed. */
const kinds = [/(?<!\.browser)\.test\.tsx?$/, /\.browser\.test\.tsx$/, /\.spec\.ts$/];

function run(root: string, files: readonly string[]): boolean {
  return kinds
    .map(kind => files.filter(file => kind.test(file)))
    .filter(group => group.length > 0)
    .every(group => {
      // The first failure decides.
      const first = group.some(file => file.endsWith('.spec.ts')) ? '-x' : '--bail=1';
      const args = [join(root, 'scripts/bootstrap.mjs'), 'test', ...group, first];
      return spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore', timeout: limits.longTest }).status === 0;
    });
}
