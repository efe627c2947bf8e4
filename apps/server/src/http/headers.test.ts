import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTestServer } from '../testing/test-server.ts';

it('lets only the pages of the settings frame the console, and allows the usage service only with a token', async () => {
  const headersWith = async (config: object) => {
    const server = await openTestServer({ database: 'pglite', config });
    const { headers } = await server.server.inject({ method: 'GET', url: '/api/health' });
    await server.close();
    return { policy: String(headers['content-security-policy']), old: headers['x-frame-options'] };
  };
  const closed = await headersWith({});
  expect(closed.policy).toContain("frame-ancestors 'none'");
  expect(closed.policy).toContain("connect-src 'self';");
  expect(closed.old).toBe('DENY');
  const open = await headersWith({ frameAncestors: ['https://portal.example'], mixpanelToken: 'token' });
  expect(open.policy).toContain('frame-ancestors https://portal.example;');
  expect(open.policy).toContain("connect-src 'self' https://api.mixpanel.com;");
  expect(open.old).toBeUndefined();
  const mapped = await headersWith({ mapTiles: 'https://tiles.example/{z}/{x}/{y}.png' });
  expect(mapped.policy).toContain("img-src 'self' data: blob: https://tiles.example;");
  expect(closed.policy).not.toContain('frame-src');
  const framed = await headersWith({ analyticsUrl: 'https://bi.example/api', analyticsSecret: 'x'.repeat(32) });
  expect(framed.policy).toContain("frame-src 'self' https://bi.example;");
});

it('allows the scripts that the build wrote into the page, to the letter, and no other inline script', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'commissary-page-'));
  const script = 'document.title = "Loading";';
  writeFileSync(join(folder, 'index.html'), `<script>${script}</script><script type="module" src="/a.js"></script>`);
  const server = await openTestServer({ database: 'pglite', config: { webFolder: folder } });
  const { headers } = await server.server.inject({ method: 'GET', url: '/' });
  await server.close();
  rmSync(folder, { recursive: true });
  const digest = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${digest}';`);
});
