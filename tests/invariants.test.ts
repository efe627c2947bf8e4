import { messages } from '@commissary/catalog';
import { expect, it } from 'vitest';
import { sourceFiles } from './architecture/source-files.ts';

const home = 'packages/catalog/src/texts/messages.ts';
const program = sourceFiles().filter(
  ({ path }) => /^(packages|apps)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);

/** The sentences among the texts; a single word such as Home may occur elsewhere too. */
const sentences = (value: object): string[] =>
  Object.values(value).flatMap(member => {
    if (typeof member === 'string') return member.split(' ').length > 2 ? [member] : [];
    return typeof member === 'object' && member !== null ? sentences(member) : [];
  });

it('a text of the catalog occurs exactly once, in one file', () => {
  const texts = sentences(messages);
  expect(texts.length).toBeGreaterThan(30);
  const found = texts.flatMap(text => {
    const paths = program.flatMap(({ path, text: source }) => Array(source.split(text).length - 1).fill(path));
    return paths.length === 1 && paths[0] === home ? [] : [`${text}: ${paths.join(', ')}`];
  });
  expect(found).toEqual([]);
});

it('the server calls others through three modules: services, e-mail, images', () => {
  const doors = ['email', 'http-client', 's3-image-store'].map(name => `apps/server/src/adapters/${name}.ts`);
  const network =
    /(?:from |import\()['"](?:node:)?(?:https?|http2|tls|dgram|dns(?:\/promises)?|undici|nodemailer|@aws-sdk\/[\w-]+)['"]/;
  const through = program
    .filter(({ path, text }) => path.startsWith('apps/server/') && !path.includes('/testing/') && network.test(text))
    .map(({ path }) => path);
  expect(through.sort()).toEqual(doors.sort());
});

it('a transaction begins in one module only, which repeats it when the database aborts it', () => {
  const begins = /\.\s*(?:transaction|startTransaction)\s*\(\s*\)|sql`\s*(?:begin|start transaction)\b/i;
  const beginning = program.filter(({ path, text }) => begins.test(text) && !path.includes('/testing/'));
  expect(beginning.map(({ path }) => path)).toEqual(['apps/server/src/store/database/transaction.ts']);
});
