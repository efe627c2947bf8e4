import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { cacheRoot, inRepository, plainError } from './repository.mjs';

/** The version of the packages `node-…`, for people and tools that install Node themselves. */
const pinnedVersion = readFileSync(inRepository('.nvmrc'), 'utf8').trim();
const oldestMajor = majorOf(pinnedVersion);

/**
 * Puts the pinned Node, or the running one when it is new enough, first on the PATH, so that every program started from
 * here on uses it; its compile cache is kept: a server starts with a quarter less work. Returns whether this process can
 * go on itself: it runs a Node that is new enough.
 */
export function usePinnedNode() {
  const pinned = inRepository('node_modules', '.bin', 'node');
  const program = [pinned, process.execPath].find(isNewEnough);
  if (!program) {
    throw plainError(
      `Commissary needs Node ${oldestMajor} or newer, and this is ${process.version}. Its own Node comes with the packages on ` +
        `Linux (x64 and arm64), not on ${process.platform} ${process.arch}: please install Node ${pinnedVersion} there.`,
    );
  }
  process.env.NODE_COMPILE_CACHE ??= join(cacheRoot, 'compiled');
  process.env.PATH = [dirname(program), dirname(pinned), process.env.PATH ?? ''].join(delimiter);
  return isNewEnough(process.execPath);
}

function isNewEnough(program) {
  const version = program === process.execPath ? process.version : versionOf(program);
  return majorOf(version) >= oldestMajor;
}

function majorOf(version) {
  return Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0);
}

function versionOf(program) {
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '';
}
