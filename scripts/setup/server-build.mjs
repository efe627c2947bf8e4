import { cachedArtifact } from './cached-artifact.mjs';
import { runQuietly } from './child.mjs';
import { contentKey } from './content-key.mjs';
import { inRepository, packageProgram, plainError } from './repository.mjs';

const sources = ['package-lock.json', 'apps/server', 'packages'];

/**
 * The folder of the bundled server (`main.js`, `admin.js`); builds it when there is no build of the current sources.
 * It starts with two thirds of the work of the sources.
 */
export async function builtServer() {
  return cachedArtifact('server', await contentKey(sources), async folder => {
    console.log('Building the server …');
    const { code, output } = await runQuietly(
      'node',
      [packageProgram('rolldown'), '--config', 'rolldown.config.ts', '--dir', folder, '--logLevel', 'warn'],
      { cwd: inRepository('apps/server') },
    );
    if (code !== 0) throw plainError(`The server could not be built:\n${output}`);
  });
}
