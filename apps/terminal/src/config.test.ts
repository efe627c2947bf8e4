import { describe, expect, it } from 'vitest';
import { readTerminalConfig } from './config.ts';

const address = ['--server', 'http://127.0.0.1:4600'];

describe('the settings of a terminal', () => {
  it('accept an address and a credential', () => {
    expect(readTerminalConfig([...address, '--credential', 'id.secret', '--once'], {})).toEqual({
      server: 'http://127.0.0.1:4600',
      credential: 'id.secret',
      folder: './terminal-data',
      deviceId: null,
      once: true,
      everyMs: null,
      statusOnly: false,
      show: null,
      order: null,
      sell: null,
      ticket: false,
      logOn: false,
      json: false,
      fleet: null,
    });
  });

  it('read the credential from the environment, where no list of processes shows it', () => {
    expect(readTerminalConfig(address, { COMMISSARY_CREDENTIAL: 'id.secret' })).toMatchObject({
      credential: 'id.secret',
    });
  });

  it('need no server for what is on the disk', () => {
    expect(readTerminalConfig(['--status'], {})).toMatchObject({ statusOnly: true });
    expect(readTerminalConfig(['--ticket'], {})).toMatchObject({ ticket: true });
    expect(readTerminalConfig(['--order', '-'], {})).toMatchObject({ order: '-' });
    expect(readTerminalConfig(['--show', '/a', '--json'], {})).toMatchObject({ show: '/a', json: true });
  });

  it.each([
    [[], /--server/],
    [['--server', 'nowhere'], /--server/],
    [address, /--credential/],
    [[...address, '--credential', 'no-dot'], /--credential/],
    [[...address, '--credential', 'id.secret', '--every', '5'], /--every/],
    [['--nonsense'], /nonsense/],
    [['--fleet', '12'], /--server/],
    [[...address, '--fleet', '0'], /--fleet takes/],
    [[...address, '--fleet', '12', '--failing', '13'], /--failing takes/],
    [[...address, '--fleet', '12', '--sign-in', 'ana@example.com'], /COMMISSARY_PASSWORD/],
  ])('%j is rejected with a message', (args, words) => {
    expect(readTerminalConfig(args, {})).toEqual({ problem: expect.stringMatching(words) });
  });
});
