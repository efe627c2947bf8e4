import { cachedArtifact } from './cached-artifact.mjs';
import { runQuietly } from './child.mjs';
import { contentKey } from './content-key.mjs';
import { plainError } from './repository.mjs';

const sources = [
  'package-lock.json',
  'apps/server/src/store/database/migrations',
  'apps/server/src/store/database/migrate.ts',
];

/** The file of an empty, migrated database; unpacking it is several times faster than creating one. */
export async function databaseTemplate() {
  return cachedArtifact('template', await contentKey(sources), async file => {
    console.log('Preparing the database template …');
    const { code, output } = await runQuietly('node', ['apps/server/src/main.ts', '--make-template', file]);
    if (code !== 0) throw plainError(`The database template could not be made:\n${output}`);
  });
}
