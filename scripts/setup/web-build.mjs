import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedArtifact } from './cached-artifact.mjs';
import { runQuietly } from './child.mjs';
import { writeCompressedCopies } from './compressed-copies.mjs';
import { contentKey } from './content-key.mjs';
import { inRepository, packageProgram, plainError } from './repository.mjs';

const sources = ['package-lock.json', 'tsconfig.base.json', 'apps/web', 'packages'];

/** The modes of the product, one for each language: the first is the folder itself, the others have their pages in it. */
const languages = { production: '', es: 'es' };

/**
 * The folder of the built web app, in every language; builds it when there is no build of the current sources. Another
 * `mode` of Vite is built alone.
 */
export async function builtWebApp(mode = 'production') {
  return cachedArtifact(mode === 'production' ? 'web' : `web-${mode}`, await contentKey(sources), async folder => {
    console.log('Building the web app …');
    const modes = mode === 'production' ? languages : { [mode]: '' };
    await Promise.all(Object.entries(modes).map(([name, place]) => build(name, join(folder, place))));
    for (const place of Object.values(modes).filter(Boolean)) await shareAssets(folder, place);
    await writeCompressedCopies(folder);
  });
}

async function build(mode, folder) {
  const { code, output } = await runQuietly(
    'node',
    [
      packageProgram('vite'),
      'build',
      '--mode',
      mode,
      '--outDir',
      folder,
      '--emptyOutDir',
      'false',
      '--logLevel',
      'warn',
    ],
    { cwd: inRepository('apps/web') },
  );
  if (code !== 0) throw plainError(`The web app could not be built:\n${output}`);
}

/** Moves what has its hash in its name to that of the other languages: what is the same is there once. */
async function shareAssets(folder, place) {
  for (const name of await readdir(join(folder, place, 'assets')))
    await rename(join(folder, place, 'assets', name), join(folder, 'assets', name));
  for (const name of await readdir(join(folder, place)))
    if (name !== 'index.html' && name !== 'pages') await rm(join(folder, place, name), { recursive: true });
}
