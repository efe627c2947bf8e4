import { runForeground } from '../setup/child.mjs';
import { databaseTemplate } from '../setup/database-template.mjs';
import { packageProgram, plainError } from '../setup/repository.mjs';
import { startPostgresql } from '../testing/postgresql.mjs';
import { cleanEnvironment } from '../testing/test-environment.mjs';

/**
 * `npm run test:watch -- <files…>`: runs these tests, and again what a change reaches; without a file, waits for the
 * first change. With the databases of `npm test`.
 */
export async function run(args) {
  if (args.some(arg => arg.includes('tests/e2e')))
    throw plainError('Journeys are not watched: run one with "npm test -- tests/e2e/<name>.spec.ts".');
  const postgresql = await startPostgresql();
  if (postgresql.missing) console.log(`Only on the embedded database: ${postgresql.missing}`);
  try {
    const env = { ...cleanEnvironment(), COMMISSARY_TEMPLATE: await databaseTemplate() };
    if (postgresql.url) env.TEST_DATABASE_URL = postgresql.url;
    return await runForeground('node', [packageProgram('vitest'), 'watch', '--standalone', ...args], { env });
  } finally {
    await postgresql.stop?.();
  }
}
