import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const extension = process.platform === 'win32' ? '.exe' : '';

/** The path of a program in a folder. */
export function programIn(folder, name) {
  return join(folder, name + extension);
}

export async function isExecutable(path) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** The first of these names found on the PATH, as a full path. */
export async function onPath(...names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = programIn(folder, name);
      if (folder && (await isExecutable(path))) return path;
    }
  }
  return undefined;
}
