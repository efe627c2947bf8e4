import * as catalog from '@commissary/catalog';
import * as contract from '@commissary/contract';
import * as document from '@commissary/document';
import * as domain from '@commissary/domain';
import * as schema from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { readTableFile } from '../../apps/web/src/files/read-table-file.ts';
import { readPeopleFile } from '../../apps/web/src/views/employee-import/file/read-people-file.ts';

type Parser = (text: string) => unknown;

/** Texts that parsers looked at again and again, of about any length. */
const hostile: Readonly<Record<string, (length: number) => string>> = {
  digits: length => '1'.repeat(length),
  'digits and an end': length => `${'1'.repeat(length)}x`,
  zeros: length => `0.${'0'.repeat(length)}1`,
  'zeros and an end': length => `${'0'.repeat(length)}x`,
  'groups of digits': length => `1${',000'.repeat(length / 4)}x`,
  spaces: length => `a${' '.repeat(length)}b`,
  'lines and tabs': length => `1${'\t\n'.repeat(length / 2)}x`,
  'open brackets': length => '['.repeat(length),
  'nested brackets': length => `${'['.repeat(length / 2)}${']'.repeat(length / 2)}`,
  parentheses: length => `${'('.repeat(length / 2)}1${')'.repeat(length / 2)}`,
  tags: length => '<b>'.repeat(length / 3),
  'open tags': length => '<'.repeat(length),
  'path segments': length => '/a'.repeat(length / 2),
  'escaped segments': length => '~1'.repeat(length / 2),
  addresses: length => 'a@'.repeat(length / 2),
  domains: length => `a@${'a.'.repeat(length / 2)}`,
  separators: length => ';,|'.repeat(length / 3),
  names: length => 'Server;'.repeat(length / 7),
  quotes: length => '"'.repeat(length),
  'quoted cells': length => '"a",'.repeat(length / 4),
  dates: length => '1/2/'.repeat(length / 4),
  dots: length => '.'.repeat(length),
  signs: length => '-'.repeat(length),
  formula: length => '1+'.repeat(length / 2),
  letters: length => 'a'.repeat(length),
  'letters with accents': length => 'e\u0301'.repeat(length / 2),
};

/** The longest text that a field holds, and a quarter of it. */
const [long, short] = [20_000, 5000];

/** Names of functions that read a text, in whatever package. */
const reads = /^(?:accept|clean|count|header|is|names|normalize|parse|read|recognize|split|to|without)(?:[A-Z]\w*)?$/;

const exported = (module: object): (readonly [string, Parser])[] =>
  Object.entries(module).flatMap(([name, value]): (readonly [string, Parser])[] => {
    // What takes an object apart reads no text.
    if (typeof value === 'function')
      return reads.test(name) && !String(value).startsWith('({') ? [[name, text => value(text, () => false)]] : [];
    const isSchema = typeof value === 'object' && value !== null && 'safeParse' in value;
    return isSchema && typeof value.safeParse === 'function' ? [[name, text => value.safeParse(text)]] : [];
  });

/** One field of each kind and pattern of all documents. */
const fields = (): (readonly [string, Parser])[] => {
  const found = new Map<string, Parser>();
  for (const kind of catalog.documentKinds)
    schema.walk(catalog.documents[kind].field, field => {
      const pattern = 'pattern' in field ? ` ${String(field.pattern)}` : '';
      const name = `a field of the kind ${field.kind.name}${pattern}`;
      if (!found.has(name))
        found.set(name, text => [schema.validateValue(field, text), schema.acceptInput(field, text)]);
    });
  return [...found];
};

const parsers: readonly (readonly [string, Parser])[] = [
  ...[catalog, contract, document, domain, schema].flatMap(exported),
  ...fields(),
  [
    'a file with employees',
    text => readPeopleFile(catalog.employeeColumns, 'people.csv', new TextEncoder().encode(`Name,Phone\n${text}`)),
  ],
  ...[
    ['a table', 'Item,Price\n'],
    ['JSON', '[{"a":"'],
    ['XML', '<m><i>'],
    ['an attribute of XML', '<m a="'],
  ].map(([what, start]): readonly [string, Parser] => [
    `a file with ${what}`,
    text => readTableFile('menu', new TextEncoder().encode(`${start}${text}`)),
  ]),
  ['the headers of a file', text => domain.recognizeHeaders(catalog.employeeColumns, text.split(/[,;|]/))],
  ['an address', text => contract.employeeFields.email.safeParse(text)],
  ['a name', text => contract.employeeFields.name.safeParse(text)],
];

/** The milliseconds that this thread has worked: on a busy machine it also waits. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The shortest of some runs: what else the machine does is no part of it. */
const timeOf = (parse: Parser, text: string, runs: number): number => {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const began = worked();
    try {
      parse(text);
    } catch {
      // Not a text that it reads.
    }
    shortest = Math.min(shortest, worked() - began);
  }
  return shortest;
};

/**
 * How often the work of a text is that of a quarter of it: 4 where it grows with the text, 16 where it grows with its
 * square, which takes hundreds of milliseconds. A text that takes less than that is not compared.
 */
const growth = (parse: Parser, textOf: (length: number) => string): number => {
  const negligibleMs = 25;
  if (timeOf(parse, textOf(long), 1) < negligibleMs) return 0;
  const whole = timeOf(parse, textOf(long), 3);
  return whole < negligibleMs ? 0 : whole / timeOf(parse, textOf(short), 5);
};

/** Measured again where it was slow: what else the machine does disturbs one measure. */
const isSlow = (parse: Parser, textOf: (length: number) => string): boolean =>
  [1, 2].every(() => growth(parse, textOf) > 9);

describe('a parser of what people type or send', () => {
  it('[RULE.cost.03] takes a time that grows with the text, for whatever is in it', () => {
    expect(parsers.length).toBeGreaterThan(100);
    const slow = parsers.flatMap(([name, parse]) =>
      Object.entries(hostile).flatMap(([what, textOf]) => (isSlow(parse, textOf) ? [`${name}: ${what}`] : [])),
    );
    expect(slow).toEqual([]);
  });

  it.each<[what: string, parse: Parser, slow: boolean]>([
    ['an expression that shares its characters', text => /^0*(\d+)x?$/.test(`${text}-`), true],
    ['one pass', text => [...text].map(letter => letter.toUpperCase()).join(''), false],
  ])('is found by it: %s', (_, parse, slow) => {
    expect(isSlow(parse, length => '0'.repeat(length / 2))).toBe(slow);
  });
});
