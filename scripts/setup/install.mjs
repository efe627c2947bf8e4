import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runForeground } from './child.mjs';
import { inRepository, plainError } from './repository.mjs';

/** Runs `npm ci` when the installed packages differ from the lock file, and does nothing otherwise. */
export async function installPackages() {
  const reason = await whyInstall();
  if (!reason) return;
  console.log(`Installing packages (${reason}) …`);
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const [program, ...before] = npmCommand();
  // The web build needs development packages even when NODE_ENV is production.
  const code = await runForeground(program, [...before, 'ci', '--include=dev', '--include=optional'], { env });
  if (code !== 0) throw plainError(`"npm ci" failed with exit code ${code}; see its message above.`);
}

/** npm writes its hidden lock file last, so an interrupted install has none and is repeated. */
async function whyInstall() {
  const locked = await lockedVersions(inRepository('package-lock.json'));
  if (!locked) throw plainError('package-lock.json is missing: this is not a whole checkout.');
  const present = await lockedVersions(inRepository('node_modules', '.package-lock.json'));
  if (!present) return 'none are installed';
  for (const [path, entry] of locked) {
    const found = present.get(path);
    if (!found && entry.optional) continue;
    if (found?.identity !== entry.identity) return 'the lock file has changed';
  }
  for (const path of present.keys()) if (!locked.has(path)) return 'the lock file has changed';
  return undefined;
}

async function lockedVersions(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const packages = Object.entries(JSON.parse(text).packages).filter(([path]) => path.startsWith('node_modules/'));
    return new Map(
      packages.map(([path, entry]) => [
        path,
        {
          identity: entry.link ? `link ${entry.resolved}` : `${entry.version} ${entry.integrity}`,
          optional: Boolean(entry.optional || entry.devOptional || entry.peer),
        },
      ]),
    );
  } catch {
    return undefined;
  }
}

function npmCommand() {
  const path = process.env.npm_execpath;
  if (path?.endsWith('.js')) return [process.execPath, path];
  // There `npm` is a shell script, which only a shell can start.
  const besideNode = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return process.platform === 'win32' ? [process.execPath, besideNode] : ['npm'];
}
