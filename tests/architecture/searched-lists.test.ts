import { contract } from '@commissary/contract';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const pages = ['after', 'before', 'skip'];

/** The calls that answer a search with one page of many, as the web app names them. */
const searchCalls = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).flatMap(([name, call]) => {
    const asked = 'query' in call && call.query !== undefined ? Object.keys(call.query.shape) : [];
    const isSearch = name === 'search' || asked.includes('search');
    return isSearch && asked.some(key => pages.includes(key)) ? [`api.${area}.${name}(`] : [];
  }),
);

const keeps = (text: string): boolean => text.includes('placeholderData:');

/**
 * A list that the server searches would be gone with each typed word until the answer is there: the query of its pages,
 * or where it is asked, keeps what was shown. Returns the calls of which neither does.
 */
const forgotten = (texts: readonly string[]): readonly string[] =>
  searchCalls.filter(call => {
    const asked = texts.find(text => text.includes(call) && text.includes('infiniteQueryOptions({')) ?? '';
    const queries = asked.split(/^export const /m).flatMap(part => {
      const [, name] = /^(\w+) = [^;]*?infiniteQueryOptions\(\{/.exec(part) ?? [];
      return name === undefined ? [] : [{ name, part }];
    });
    return !queries.some(
      ({ name, part }) => keeps(part) || texts.some(text => text.includes(`...${name}(`) && keeps(text)),
    );
  });

it('every list that the server searches keeps what it shows until the next answer', () => {
  const files = sourceFiles().filter(({ path }) => /^apps\/web\/src\/(?!.*\.test\.).*\.tsx?$/.test(path));
  expect(searchCalls.length).toBeGreaterThan(5);
  expect(forgotten(files.map(({ text }) => text))).toEqual([]);
});

it('one that does not is found', () => {
  const [call = ''] = searchCalls;
  const pagesOf = `export const found = () => infiniteQueryOptions({ queryFn: () => ${call}{}) });`;
  expect(forgotten([pagesOf])).toContain(call);
  expect(forgotten([pagesOf, 'useInfiniteQuery({ ...found(), staleTime: 0 })'])).toContain(call);
  expect(forgotten([pagesOf, 'useInfiniteQuery({ ...found(), placeholderData: kept })'])).not.toContain(call);
  expect(forgotten([pagesOf.replace('queryFn', 'placeholderData: kept, queryFn')])).not.toContain(call);
});
