import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from '../setup/repository.mjs';

/**
 * The files that differ from where this work left `origin/main` (without one, from HEAD), also those not committed.
 * Where nothing differs, the change is the last commit.
 */
export async function changedFiles() {
  const [base] = await git('merge-base', 'origin/main', 'HEAD').catch(() => ['HEAD']);
  const own = await differing(base);
  if (own.length > 0) return { base, files: own };
  const [before] = await git('rev-parse', '--verify', 'HEAD~1').catch(() => [base]);
  return { base: before, files: await differing(before) };
}

async function differing(base) {
  const [tracked, added] = await Promise.all([
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set([...tracked, ...added])];
}

/** Every file of the repository that git does not ignore. */
export const allFiles = () => git('ls-files', '--cached', '--others', '--exclude-standard');

/** How many commits there are up to this one. */
export const commitCount = async () => Number((await git('rev-list', '--count', 'HEAD').catch(() => ['0']))[0]);

/** The lines that git prints. */
async function git(...args) {
  const { stdout } = await promisify(execFile)('git', args, { cwd: repositoryRoot, maxBuffer: 64 * 1024 * 1024 });
  return stdout.split('\n').filter(Boolean);
}
