import { basename } from 'node:path';
import { retiredFileNames } from './retired-file-names.ts';
import { retiredIdentifiers } from './retired-identifiers.ts';

interface NamedText {
  readonly path: string;
  readonly text: string;
}

const identifier = /[A-Za-z_$][\w$]*/g;
const fileName = /[a-z0-9]+(?:-[a-z0-9]+)+/g;

/** Returns every retired name in the path or the text of these files: in code, comments and strings. */
export const findRetiredNames = (files: readonly NamedText[]): string[] =>
  files.flatMap(({ path, text }) =>
    [
      ...retiredIn(text.match(identifier), retiredIdentifiers),
      ...retiredIn(text.match(fileName), retiredFileNames),
      ...retiredIn([basename(path).split('.')[0] ?? ''], retiredFileNames),
    ].map(found => `${path}: ${found}`),
  );

const retiredIn = (found: readonly string[] | null, retired: Readonly<Record<string, string>>) =>
  [...new Set(found)].flatMap(name => (Object.hasOwn(retired, name) ? [`${name}, say ${retired[name]}`] : []));
