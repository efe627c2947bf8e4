import { expect, it } from 'vitest';
import { configSettings, isLoopback, readServerConfig } from './config.ts';

it('has a default for every setting when the environment is empty', () => {
  expect(readServerConfig({})).toMatchObject({
    config: { port: 4600, host: '127.0.0.1', databaseUrl: null, samplePassword: null, googleAnalyticsKey: '' },
  });
});

it('reports all invalid settings at once, each by name', () => {
  const bad = {
    COMMISSARY_ONLINE_SERVICE: 'http://online.example',
    COMMISSARY_APP_BUILDER: 'https://build.example:8443',
    COMMISSARY_PUSH_SERVICE: 'http://push.example',
    COMMISSARY_GEOCODER: 'http://geocoder.example/search',
    COMMISSARY_ROLE: 'boss',
    PORT: '70000',
    DATABASE_URL: 'mysql://somewhere',
    COMMISSARY_SAMPLE_PASSWORD: 'short',
    COMMISSARY_SAMPLE_DAYS: '61',
    COMMISSARY_CACHE_MB: '3',
    COMMISSARY_REPORTS_MB: '3',
    COMMISSARY_CLICKHOUSE: 'https://clickhouse.example:8443/sold',
    COMMISSARY_PART_SIZE: 'items',
    COMMISSARY_ENVIRONMENT: '<b>',
    COMMISSARY_PROXIES: 'everywhere',
    COMMISSARY_ADDRESS: 'console.example',
    COMMISSARY_SMTP: 'http://mail.example',
    COMMISSARY_MAIL_FROM: 'nobody',
    COMMISSARY_IMAGES: 'https://s3.example/bucket',
    COMMISSARY_CONTENT: 'https://content.example/parts',
    COMMISSARY_FRAMES: 'https://portal.example/page',
    COMMISSARY_MAP_TILES: 'https://tiles.example/tiles.png',
  };
  const result = readServerConfig(bad);
  const problems = 'problems' in result ? result.problems : [];
  expect(problems.map(problem => problem.split(' ', 1)[0])).toEqual(Object.keys(bad));
});

it('accepts map tiles from one host, which the content security policy of a page can name', () => {
  const tiles = 'https://tiles.example/{z}/{x}/{y}.png?key=1';
  expect(readServerConfig({ COMMISSARY_MAP_TILES: tiles })).toMatchObject({ config: { mapTiles: tiles } });
  for (const wrong of ['https://{z}.example/{x}/{y}.png', "https://tiles.example/{z}/{x}/{y};script-src 'self'"])
    expect(readServerConfig({ COMMISSARY_MAP_TILES: wrong })).toHaveProperty('problems');
});

it('allows only one process on the embedded database, whatever is configured', () => {
  const problems = ['COMMISSARY_ROLE worker needs DATABASE_URL: the embedded database belongs to one process.'];
  expect(readServerConfig({ COMMISSARY_ROLE: 'worker' })).toEqual({ problems });
  expect(readServerConfig({ COMMISSARY_ROLE: 'worker', DATABASE_URL: 'postgres://a/b' })).toMatchObject({
    config: { role: 'worker' },
  });
});

it('treats an empty setting as absent', () => {
  expect(readServerConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({
    config: { port: 4600, databaseUrl: null },
  });
});

it('documents the meaning of each setting', () => {
  for (const { name, meaning } of Object.values(configSettings))
    expect([name, meaning]).toEqual([name, expect.stringMatching(/\.$/)]);
});

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['192.168.1.4', false],
  ['127.example.com', false],
])('%s: loopback = %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

it('allows calls to a configured service', () => {
  const named = { COMMISSARY_OUTGOING: 'labor.example', COMMISSARY_ONLINE_SERVICE: 'https://online.example/api/' };
  expect(readServerConfig(named)).toMatchObject({
    config: { onlineServiceUrl: 'https://online.example/api', outgoingHosts: ['labor.example', 'online.example'] },
  });
});
