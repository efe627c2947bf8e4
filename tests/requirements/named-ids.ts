const titles = /(\.(?:skip|todo|fixme)\b[^'"`;]*)?['"`]((?:\[(?:[^[\]\n]|\[\])*\]\s*)+)/g;
const ids = /\[((?:ROUTE|NAV|CALL|ENT|CONST|MSG|PERM|RULE|FMT)\.(?:[^[\]]|\[\])*)\]/g;

/** The requirement ids at the start of the titles of a test file. A skipped test names none. */
export function namedIds(testFile: string): string[] {
  return [...testFile.matchAll(titles)].flatMap(([, skipped, brackets = '']) =>
    skipped === undefined ? [...brackets.matchAll(ids)].flatMap(([, id]) => id ?? []) : [],
  );
}
