import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { FolderInUse, lockByName, lockFolder } from './folder-lock.ts';

const root = mkdtempSync(join(tmpdir(), 'commissary-lock-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe.each([
  ['a short path', 'short'],
  ['a path too long for a socket', 'long-'.repeat(40)],
])('the lock of a folder with %s', (_, name) => {
  const folder = join(root, name);
  mkdirSync(folder);

  it('is held by one process at a time and can be acquired again', async () => {
    const release = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
    await release();
    await (await lockFolder(folder))();
  });

  it('ends with a process that was killed', async () => {
    const module = fileURLToPath(new URL('folder-lock.ts', import.meta.url));
    const code = `import(${JSON.stringify(module)}).then(async ({ lockFolder }) => {
      await lockFolder(${JSON.stringify(folder)});
      console.log('held');
      setInterval(() => {}, 1000);
    })`;
    const holder = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => lockFolder(folder)));
    const held = tries.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
    expect(held.length).toBeLessThanOrEqual(1);
    for (const release of held) await release();
    await (await lockFolder(folder))();
  });
});

// Windows locks by the name of a pipe. Linux has names of this kind too, which begin with a null character.
it.runIf(process.platform === 'linux')('a lock by name is held once and can be acquired again', async () => {
  const name = `\0${root}`;
  const release = await lockByName(name, root);
  await expect(lockByName(name, root)).rejects.toBeInstanceOf(FolderInUse);
  await release();
  await (await lockByName(name, root))();
});
