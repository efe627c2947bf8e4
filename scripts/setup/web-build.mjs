import { cachedArtifact } from './cached-artifact.mjs';
import { runQuietly } from './child.mjs';
import { writeCompressedCopies } from './compressed-copies.mjs';
import { contentKey } from './content-key.mjs';
import { inRepository, packageProgram, plainError } from './repository.mjs';

const sources = ['package-lock.json', 'tsconfig.base.json', 'apps/web', 'packages'];

/** The folder of the built web app; builds it when there is no build of the current sources. `mode` is that of Vite. */
export async function builtWebApp(mode = 'production') {
  return cachedArtifact(mode === 'production' ? 'web' : `web-${mode}`, await contentKey(sources), async folder => {
    console.log('Building the web app …');
    const { code, output } = await runQuietly(
      'node',
      [packageProgram('vite'), 'build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
      { cwd: inRepository('apps/web') },
    );
    if (code !== 0) throw plainError(`The web app could not be built:\n${output}`);
    await writeCompressedCopies(folder);
  });
}
