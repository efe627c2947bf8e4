import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { sourceStack } from '../apps/server/src/source-stack.ts';
import { cachedTemplate } from '../apps/server/src/testing/test-database.ts';
import { serverProgram } from './fixtures/server-process.ts';

const root = mkdtempSync(join(tmpdir(), 'commissary-main-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const start = (args: readonly string[], settings: Record<string, string>) =>
  spawn(process.execPath, [serverProgram('main'), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      COMMISSARY_DATA: join(root, 'data'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const ended = async (child: ReturnType<typeof start>) => {
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
};

describe('the server process', () => {
  it('opens an empty folder, locks it against other processes, and closes on a signal', async () => {
    const settings = { COMMISSARY_TEMPLATE: await cachedTemplate() };
    const first = start(['--empty'], settings);
    const [line] = await once(first.stdout, 'data');
    const port = /^Commissary is open at http:\/\/127\.0\.0\.1:(\d+)\n/.exec(String(line))?.[1];
    expect(await ended(start(['--empty'], settings))).toEqual({
      code: 3,
      said: expect.stringContaining(`The data folder ${join(root, 'data')} is in use by another running Commissary.`),
    });
    expect(await ended(start(['--empty'], { COMMISSARY_DATA: join(root, 'other'), PORT: port ?? '' }))).toEqual({
      code: 1,
      said: `Port ${port} is in use. Set another with PORT.\n`,
    });
    // An idle open connection must not delay the shutdown.
    const silent = connect(Number(port), '127.0.0.1');
    await once(silent, 'connect');
    first.kill('SIGTERM');
    expect(await ended(first)).toEqual({ code: 0, said: '' });
  });

  it.each([
    [[], { PORT: 'x', HOST: '' }, 2, /^Commissary cannot start with these settings:\nPORT must be /],
    [['--fast'], {}, 2, /^Unknown option --fast\. There is --empty\.\n$/],
    [[], { DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 1, /^The database of DATABASE_URL cannot be reached\.\n$/],
    [[], { COMMISSARY_DATA: join(root, 'file') }, 1, /^The data folder .* cannot be written\. Set another/],
  ])('prints a message when it cannot start: %o %o', async (args, settings, code, said) => {
    writeFileSync(join(root, 'file'), '');
    expect(await ended(start(args, settings as Record<string, string>))).toEqual({
      code,
      said: expect.stringMatching(said),
    });
  });
});

it('an error in the log names the lines of the sources, and what has no map stays as it is', () => {
  const lines = readFileSync(serverProgram('main'), 'utf8').split('\n');
  const line = lines.findIndex(text => text.includes('--make-template'));
  const column = lines[line]?.indexOf('--make-template');
  const bundled = `Error: broken\n    at run (${pathToFileURL(serverProgram('main'))}:${line + 1}:${column})`;
  expect(sourceStack(bundled)).toMatch(
    /^Error: broken\n {4}at run \(.*[\\/]apps[\\/]server[\\/]src[\\/]\S+\.ts:\d+:\d+\)$/,
  );
  const elsewhere = 'Error: broken\n    at other (file:///nowhere/other.js:1:1)';
  expect(sourceStack(elsewhere)).toBe(elsewhere);
});
