import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../apps/server/src/testing/test-database.ts';
import { repositoryRoot } from './lint-sandbox.ts';

const documents = 'packages/catalog/src/documents';

/** What a fourth kind of document needs: new files, and lines after a line that is there. */
const newFiles: Readonly<Record<string, string>> = {
  [`${documents}/loyalty/loyalty.ts`]: `
import { type Field, group, money, percent, richText, toggle, union, type Value } from '@commissary/schema';

const fields = group(
  { label: 'Loyalty', permission: 'accessConfigurationOptions' },
  {
    rewards: group(
      { label: 'Rewards' },
      {
        active: toggle({ label: 'Guests collect rewards' }),
        perVisit: money({ label: 'Reward for each visit' }),
        terms: richText({ label: 'Terms' }),
        welcome: union(
          { label: 'Welcome gift' },
          {
            discriminator: 'type',
            initial: 'PERCENT',
            cases: {
              PERCENT: group({ label: 'Percent' }, { value: percent({ label: 'Percent off', max: '50.00' }) }),
              AMOUNT: group({ label: 'Amount' }, { value: money({ label: 'Amount off' }) }),
            },
          },
        ),
      },
    ),
  },
);

export interface Loyalty extends Value<typeof fields> {}
export const loyalty: Field<Loyalty> = fields;
`,
};
const newLines: Readonly<Record<string, readonly (readonly [after: string, line: string])[]>> = {
  [`${documents}/document-kinds.ts`]: [
    [
      'const kinds = {',
      `  loyalty: {
    title: { text: 'loyalty program', number: 'one' },
    shortLabel: 'Loyalty',
    copiedIn: 'in the loyalty program',
    editSession: 'screen',
    publishedWith: 'employment',
    notRecognized: 'NOT_LOYALTY_BLOB',
    wire: {
      area: 'loyalty',
      root: '/api/blobs/loyalty',
      company: 'companyId',
      tenant: 'locationId',
      base: 'loyaltyBlob',
      layered: 'loyaltyBlob',
      staleStatus: 409,
      published: 'loyalty',
      syncInfo: 'loyaltyInfo',
    },
  },`,
    ],
  ],
  [`${documents}/registry.ts`]: [
    [
      "import { type Menu, menu } from './menu/menu.ts';",
      "import { type Loyalty, loyalty } from './loyalty/loyalty.ts';",
    ],
    ['export interface DocumentValues {', '  loyalty: Loyalty;'],
    [
      'export const documents: { readonly [K in DocumentKind]: DocumentDefinition<DocumentValues[K]> } = {',
      `  loyalty: {
    ...kindRecords.loyalty,
    field: loyalty,
    schemaVersion: 1,
    loadFailure: { message: 'Unable to load the loyalty program', leavesScreen: true },
  },`,
    ],
  ],
  'packages/catalog/src/screens/employment.ts': [
    [
      'export const employmentScreens = [',
      `  {
    id: 'loyalty' as const,
    path: '/loyalty',
    title: 'Loyalty program',
    edits: { document: 'loyalty', sections: ['rewards'], title: { text: 'loyalty program', number: 'one' } },
    status: 'built',
  },`,
    ],
  ],
};

type Responses = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

describe('a fourth kind of document', () => {
  const root = mkdtempSync(join(tmpdir(), 'commissary-kind-'));
  let all: Readonly<Record<string, Responses>>;
  beforeAll(() => {
    copyRepository(root);
    for (const [path, text] of Object.entries(newFiles)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    for (const [path, lines] of Object.entries(newLines)) writeFileSync(join(root, path), withLines(root, path, lines));
    const args = ['tests/architecture/fourth-kind/exercise-kind.ts', 'loyalty', ...databases];
    all = JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('needs at most 5 files', () => {
    expect(Object.keys({ ...newFiles, ...newLines }).length).toBeLessThanOrEqual(5);
  });

  describe.each(databases)('on %s', database => {
    let printed: Responses;
    beforeAll(() => {
      printed = all[database] ?? {};
    });

    it('is loaded, saved and protected against outdated versions by calls of its own', () => {
      expect(printed.initial).toMatchObject({
        status: 200,
        body: {
          ver: 0,
          document: { rewards: { active: false, perVisit: '0.00', terms: '', welcome: percent('0.00') } },
        },
      });
      expect(printed.saved).toMatchObject({ status: 200, body: { ver: 1 } });
      expect(printed.stale).toMatchObject({ status: 409 });
      expect(printed.unchanged).toMatchObject({ status: 304 });
    });

    it('is overridden at a location', () => {
      const change = { op: 'set', path: '/rewards/perVisit', value: '2.25' };
      expect(printed.overridden).toMatchObject({ status: 200, body: { overrideVer: 1, changes: [change] } });
      expect(printed.layered).toMatchObject({
        status: 200,
        body: {
          baseVer: 2,
          document: { rewards: { active: true, perVisit: '1.50' } },
          override: { changes: [change] },
        },
      });
      expect(printed.overrides).toMatchObject({ status: 200, body: [{ overrideVer: 1, changes: [change] }] });
    });

    it('keeps the values of other cases of a union, validates the active one, and publishes nothing else', () => {
      const both = { PERCENT: { value: '10.00' }, AMOUNT: { value: '4.00' } };
      expect(printed.switched).toMatchObject({ status: 200 });
      expect(printed.kept).toMatchObject({ body: { document: { rewards: { welcome: { type: 'AMOUNT', ...both } } } } });
      expect(printed.unknownCase).toMatchObject({
        status: 400,
        body: [{ path: '/rewards/welcome/type', code: 'not-an-option' }],
      });
      expect(printed.invalidCase).toMatchObject({
        status: 400,
        body: [{ path: '/rewards/welcome/PERCENT/value', code: 'too-large' }],
      });
      expect(printed.afterRejection).toEqual(printed.kept);
      expect(JSON.stringify(printed.live)).not.toContain('PERCENT');
    });

    it('is published with its override, and assigned to the terminals', () => {
      expect(printed.status).toMatchObject({
        body: [{ loyaltyInfo: { assigned: { version: 2 }, published: null }, publishedAt: { loyalty: null } }],
      });
      expect(printed.started).toMatchObject({ status: 200 });
      expect(printed.live).toMatchObject({
        status: 200,
        body: {
          blob: { rewards: { active: true, perVisit: '2.25', welcome: { type: 'AMOUNT', AMOUNT: { value: '4.00' } } } },
        },
      });
      const assigned = [expect.objectContaining({ kind: 'loyalty' }), expect.objectContaining({ kind: 'employment' })];
      expect(printed.checkIn).toMatchObject({ status: 200, body: { assigned: expect.arrayContaining(assigned) } });
      // Terminals that run it, and everything else, are still heard.
      expect(printed.full).toMatchObject({ status: 200 });
    });

    it('rejects rich text with elements that are not allowed, and changes nothing', () => {
      expect(printed.script).toMatchObject({ status: 400, body: [{ path: '/rewards/terms', code: 'format' }] });
      expect(printed.afterScript).toEqual(printed.kept);
    });
  });
});

const percent = (value: string) => ({ type: 'PERCENT', PERCENT: { value } });

/** The sources that a server needs, with the installed packages; the product's own are the copies. */
function copyRepository(root: string): void {
  for (const folder of ['packages', 'apps/server', 'tests/architecture/fourth-kind', 'scripts', 'package.json'])
    cpSync(join(repositoryRoot, folder), join(root, folder), { recursive: true });
  const installed = join(repositoryRoot, 'node_modules');
  mkdirSync(join(root, 'node_modules/@commissary'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@commissary') symlinkSync(join(installed, name), join(root, 'node_modules', name));
  for (const name of ['schema', 'document', 'domain', 'catalog', 'contract'])
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@commissary', name));
}

function withLines(root: string, path: string, lines: readonly (readonly [after: string, line: string])[]): string {
  return lines.reduce(
    (text, [after, line]) => {
      if (text.split(after).length !== 2) throw new Error(`${path} does not have this line once: ${after}`);
      return text.replace(after, () => `${after}\n${line}`);
    },
    readFileSync(join(root, path), 'utf8'),
  );
}
