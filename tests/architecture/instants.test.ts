import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const code = sourceFiles().filter(
  ({ path }) => /^apps\/(?:web|server|terminal)\/src\/.*\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path),
);
const web = 'apps/web/src/';
const formatting = `${web}formatting/`;

/** A date of a calendar has no zone; its formatter says so. */
const ownFormats =
  /toLocale(?:Date|Time)?String\(|toDateString\(|toTimeString\(|Intl\.DateTimeFormat\((?![^;]*timeZone: 'UTC')/;
const ofDomain = /\bformat(?:Date|DateTime|DateTimeZone|Day|Instant|TimeZone)\b/;
const wordsOfCatalog = /import \{[^}]*\b(?:valueTexts|changeTexts)\b[^}]*\} from '@commissary\/catalog'/;
const inNoZone =
  /\b(?:formatValue|formatValueAt|describeDocument|describeChange)\((?:valueTexts|changeTexts)\b|format(?:DateTimeZone|Instant)\([^)]*'UTC'\)/;

const formatsAnInstant = (path: string, text: string): boolean => {
  if (path.startsWith(formatting)) return false;
  return path.startsWith(web)
    ? [ownFormats, ofDomain, wordsOfCatalog].some(one => one.test(text))
    : inNoZone.test(text);
};

describe('an instant for a person', () => {
  it('is formatted in one place of the web app, and by the server in the zone of the location', () => {
    const found = code.filter(({ path, text }) => formatsAnInstant(path, text)).map(({ path }) => path);
    expect(found).toEqual([]);
  });

  it('anywhere else is found', () => {
    const planted: readonly (readonly [path: string, text: string])[] = [
      [`${web}views/a.tsx`, "new Date(at).toLocaleDateString('en-US')"],
      [`${web}views/a.tsx`, "new Intl.DateTimeFormat('en-US', { timeZone: zone }).format(at)"],
      [`${web}views/a.tsx`, "import { formatDateTimeZone } from '@commissary/domain';"],
      [`${web}views/a.tsx`, "import { formatInstant } from '@commissary/domain';"],
      [`${web}views/a.tsx`, "import { formTexts, valueTexts } from '@commissary/catalog';"],
      ['apps/server/src/services/a.ts', 'describeChange(changeTexts, names, change)'],
      ['apps/server/src/services/a.ts', "formatDateTimeZone(at, 'UTC')"],
    ];
    expect(planted.filter(([path, text]) => !formatsAnInstant(path, text))).toEqual([]);
    expect(
      formatsAnInstant(`${web}views/a.tsx`, "new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });"),
    ).toBe(false);
  });
});
