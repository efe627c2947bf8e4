import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { cacheRoot, packageProgram, plainError } from './repository.mjs';

const oldestMajor = 24;

/**
 * Puts the pinned Node, or the running one when it is new enough, first on the PATH, so that every program started from
 * here on uses it; its compile cache is kept: a server starts with a quarter less work.
 */
export function usePinnedNode() {
  const pinned = packageProgram('node');
  const program = [pinned, process.execPath].find(isNewEnough);
  if (!program) {
    throw plainError(
      `Commissary needs Node ${oldestMajor} or newer, and this is ${process.version}. Its own Node comes with the packages on ` +
        `Linux (x64 and arm64), not on ${process.platform} ${process.arch}: please install Node ${oldestMajor} there.`,
    );
  }
  process.env.NODE_COMPILE_CACHE ??= join(cacheRoot, 'compiled');
  process.env.PATH = [dirname(program), dirname(pinned), process.env.PATH ?? ''].join(delimiter);
}

function isNewEnough(program) {
  const version = program === process.execPath ? process.version : versionOf(program);
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0) >= oldestMajor;
}

function versionOf(program) {
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';
}
