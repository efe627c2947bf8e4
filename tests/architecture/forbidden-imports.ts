/** Lines that the linter must reject in a file, and lines that it must accept. */
export interface ForbiddenImport {
  readonly file: string;
  readonly refused: readonly string[];
  readonly allowed?: readonly string[];
}

const packageImport = (name: string) => `import { x } from '@commissary/${name}';`;
const platform = [
  `import { readFile } from 'node:fs';`,
  `import { readFile } from 'fs';`,
  `import { useState } from 'react';`,
  `import { Kysely } from 'kysely';`,
  `import { fastify } from 'fastify';`,
];
const testTools = [`import { it } from 'vitest';`, `import fc from 'fast-check';`];
const impure = [
  `export const x = Date.now();`,
  `export const x = new Date();`,
  `export const x = Math.random();`,
  `export const x = crypto.randomUUID();`,
  `export const x = fetch('/');`,
  `export const x = globalThis.fetch;`,
  `export const x = process.env['HOME'];`,
  `setTimeout(() => {}, 1);`,
];
const zod = [
  `import { z } from 'zod';`,
  `import type { ZodType } from 'zod';`,
  `export type X = import('zod').ZodType;`,
];
const others = (...names: readonly string[]) => names.map(packageImport);

const purePackages: readonly ForbiddenImport[] = [
  {
    file: 'packages/schema/src/planted.ts',
    refused: [...others('document', 'domain', 'catalog', 'contract', 'server', 'web', 'terminal')],
  },
  {
    file: 'packages/document/src/planted.ts',
    refused: others('domain', 'catalog', 'contract', 'server', 'web', 'terminal'),
    allowed: others('schema'),
  },
  {
    file: 'packages/domain/src/planted.ts',
    refused: others('schema', 'document', 'catalog', 'contract', 'server', 'web', 'terminal'),
  },
  {
    file: 'packages/catalog/src/planted.ts',
    refused: others('document', 'contract', 'server', 'web', 'terminal'),
    allowed: others('schema', 'domain'),
  },
].map(plant => ({ ...plant, refused: [...plant.refused, ...platform, ...testTools, ...impure, ...zod] }));

const boundaries: readonly ForbiddenImport[] = Object.entries({
  schema: 'kinds',
  document: 'merge',
  domain: 'menu',
  catalog: 'documents',
  contract: 'areas',
}).map(([name, room]) => ({
  file: `packages/${name}/src/${room}/planted.ts`,
  refused: [
    `import { x } from '../index.ts';`,
    `import { x } from '../../../${name === 'schema' ? 'document' : 'schema'}/src/path.ts';`,
    `import { x } from '../../../../apps/server/src/config/config.ts';`,
    `import { x } from '@commissary/schema/src/path.ts';`,
    `export * from '../../../${name === 'domain' ? 'schema' : 'domain'}/src/money.ts';`,
    `export const x = await import('../../../../apps/web/src/api/api.ts');`,
  ],
  allowed: [`import { x } from './path.ts';`, `import type { X } from './deep/shape.ts';`],
}));

const packageTests: readonly ForbiddenImport[] = ['schema', 'document', 'domain', 'catalog', 'contract'].map(name => ({
  file: `packages/${name}/src/planted.test.ts`,
  refused: [...others('server', 'web', 'terminal'), `import { useState } from 'react';`],
  allowed: [...testTools, `import { readFile } from 'node:fs';`, `export const x = Date.now();`],
}));

const contract: ForbiddenImport = {
  file: 'packages/contract/src/planted.ts',
  refused: [...others('server', 'web', 'terminal'), ...platform, ...testTools, `export const x = fetch('/');`],
  allowed: [...others('schema', 'document', 'domain', 'catalog'), `import { z } from 'zod';`],
};

const sql = [
  `import { Kysely } from 'kysely';`,
  `import { Migrator } from 'kysely/migration';`,
  `import pg from 'pg';`,
  `import { PGlite } from '@electric-sql/pglite';`,
];
const fastify = [`import { fastify } from 'fastify';`, `import cookie from '@fastify/cookie';`];
const notOfTheServer = [
  ...others('web', 'terminal'),
  `import { x } from '../../../web/src/api.ts';`,
  `import { useState } from 'react';`,
  `export const x = process.env['PORT'];`,
  `import { env } from 'node:process'; export const x = env['PORT'];`,
  `export const x = fetch('/');`,
];
const inDeeperRoom = (lines: readonly string[]) => lines.map(line => line.replace(`'../`, `'../../`));
const everyPackage = others('schema', 'document', 'domain', 'catalog', 'contract');

const server: readonly ForbiddenImport[] = [
  {
    file: 'apps/server/src/planted.ts',
    refused: [...notOfTheServer, ...sql, ...fastify],
    allowed: [...everyPackage, `import { readFile } from 'node:fs';`, `import { x } from './store/database/index.ts';`],
  },
  {
    file: 'apps/server/src/areas/planted.ts',
    refused: [...notOfTheServer, ...sql, ...fastify, `import { x } from '../store/documents/index.ts';`],
    allowed: [`import { x } from '../services/saving/index.ts';`],
  },
  {
    file: 'apps/server/src/services/saving/planted.ts',
    refused: [
      ...inDeeperRoom(notOfTheServer),
      ...sql,
      ...fastify,
      `import { x } from '../../areas/index.ts';`,
      `import { x } from '../../http/index.ts';`,
      `import { x } from '../../create-context.ts';`,
    ],
    allowed: [`import { x } from '../../store/documents/index.ts';`],
  },
  {
    file: 'apps/server/src/store/documents/planted.ts',
    refused: [
      ...inDeeperRoom(notOfTheServer),
      ...fastify,
      `import { x } from '../../services/saving/index.ts';`,
      `import { x } from '../../areas/index.ts';`,
      `import { x } from '../../http/index.ts';`,
    ],
    allowed: sql,
  },
  { file: 'apps/server/src/http/server.ts', refused: [...notOfTheServer, ...sql], allowed: fastify },
  { file: 'apps/server/src/http/cookies.ts', refused: [...notOfTheServer, ...sql], allowed: fastify },
  { file: 'apps/server/src/config/config.ts', refused: sql, allowed: [`export const x = process.env['PORT'];`] },
];

const clients: readonly ForbiddenImport[] = [
  {
    file: 'apps/web/src/views/planted.tsx',
    refused: [
      ...others('server', 'terminal'),
      ...sql,
      ...fastify,
      `import { x } from '../../../server/src/config.ts';`,
      `export const x = fetch('/');`,
      `export const x = new EventSource('/');`,
      `export const x = process.env['HOME'];`,
    ],
    allowed: [...everyPackage, `import { useState } from 'react';`],
  },
  {
    file: 'apps/web/src/ui/planted.tsx',
    refused: [...everyPackage, `import { x } from '../form/form-state.ts';`, `import { x } from '../api.ts';`],
    allowed: [`import { useState } from 'react';`, `import { controlsTexts } from '@commissary/catalog';`],
  },
  { file: 'apps/web/src/api/api.ts', refused: others('server'), allowed: [`export const x = fetch('/');`] },
  { file: 'apps/web/src/api/image-files.ts', refused: others('server'), allowed: [`export const x = fetch('/');`] },
  { file: 'apps/web/src/api/planted.ts', refused: [`export const x = fetch('/');`], allowed: [] },
  { file: 'packages/contract/src/client.ts', refused: others('web'), allowed: [`export const x = fetch('/');`] },
  {
    file: 'apps/terminal/src/planted.ts',
    refused: [...others('server', 'web'), ...sql, ...fastify, `import { x } from '../../server/src/config.ts';`],
    allowed: [...others('contract'), `import { readFile } from 'node:fs';`, `export const x = fetch('/');`],
  },
];

const memberPaths: readonly ForbiddenImport[] = [
  'apps/server/src/services/planted.ts',
  'apps/server/src/sample/planted.ts',
  'apps/web/src/views/planted.ts',
  'packages/domain/src/planted.ts',
].map(file => ({
  file,
  refused: [`export const x = (id: string) => \`/list/[\${id}]\`;`],
}));

const keptByIdentity: readonly ForbiddenImport[] = [
  'apps/server/src/services/planted.ts',
  'apps/web/src/snapshot/planted.ts',
  'packages/schema/src/value/planted.ts',
].map(file => ({
  file,
  refused: [
    `export const x = new WeakMap();`,
    `export const x = new WeakMap<object, string>();`,
    `export const x = <K extends object>() => new WeakMap<K, string>([]);`,
  ],
}));

const everywhere: readonly ForbiddenImport[] = ['packages/schema/src/planted.ts', 'apps/server/src/planted.ts'].map(
  file => ({
    file,
    refused: [
      `export const x: any = 1;`,
      `export const x = (1 as any);`,
      `// @ts-ignore\nexport const x: number = '';`,
      `export default 1;`,
      `export const x = [1][0]!;`,
    ],
  }),
);

export const forbiddenImports: readonly ForbiddenImport[] = [
  ...purePackages,
  ...boundaries,
  ...packageTests,
  contract,
  ...server,
  ...clients,
  ...memberPaths,
  ...keptByIdentity,
  ...everywhere,
];
