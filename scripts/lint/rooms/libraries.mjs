/** The beginning of the paths that know a library; one that is not listed is imported nowhere. `node:*` is what comes with Node. */
export const libraries = {
  'node:*': ['apps/server', 'apps/terminal'],
  '@aws-sdk/*': ['apps/server/src/adapters'],
  '@dnd-kit/core': ['apps/web/src/form/drag'],
  '@electric-sql/pglite': ['apps/server/src/store', 'apps/server/src/testing'],
  '@fastify/*': ['apps/server/src/http'],
  '@mantine/*': ['apps/web'],
  '@node-rs/argon2': ['apps/server/src/services'],
  '@tabler/icons-react': ['apps/web'],
  '@tanstack/*': ['apps/web'],
  'axe-core': ['apps/web/src/testing'],
  fastify: ['apps/server/src/http'],
  kysely: ['apps/server/src/store', 'apps/server/src/testing'],
  'lru-cache': ['apps/server/src/services/content'],
  'sanitize-html': ['apps/server/src/services'],
  papaparse: ['apps/web/src/views/employee-import', 'apps/web/src/views/sheet'],
  nodemailer: ['apps/server/src/adapters'],
  pg: ['apps/server/src/store', 'apps/server/src/testing'],
  piscina: ['apps/server/src/http'],
  'prosemirror-commands': ['apps/web/src/form/inputs/rich-text'],
  'prosemirror-history': ['apps/web/src/form/inputs/rich-text'],
  'prosemirror-keymap': ['apps/web/src/form/inputs/rich-text'],
  'prosemirror-model': ['apps/web/src/form/inputs/rich-text'],
  'prosemirror-schema-list': ['apps/web/src/form/inputs/rich-text'],
  'prosemirror-state': ['apps/web/src/form/inputs/rich-text'],
  'prosemirror-view': ['apps/web/src/form/inputs/rich-text'],
  react: ['apps/web'],
  'react-dom': ['apps/web/src/main.tsx', 'apps/web/src/testing'],
  zod: ['packages/contract', 'apps/server'],
};

/** What tests may use besides. */
export const testLibraries = ['node:*', 'fast-check', 'vitest', 's3rver', 'smtp-server'];
