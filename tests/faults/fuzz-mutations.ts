import { gzipSync } from 'node:zlib';
import { largeLimits } from '@commissary/contract';
import type { ValidRequest } from './valid-requests.ts';

/** What is sent instead of the valid request. */
export interface Spoiled {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** False: it may still be valid, and then it may succeed. */
  readonly isRefused: boolean;
}

type Random = () => number;
type Kind = (call: ValidRequest, random: Random) => Spoiled | null;

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** Yields each kind of invalid request that can be made of this call. */
export const spoil = (call: ValidRequest, random: Random): Spoiled => {
  for (;;) {
    const spoiled = pick(random, kinds)(call, random);
    if (spoiled !== null) return spoiled;
  }
};

const json = 'application/json';
const stream = 'application/octet-stream';
const oddValues: readonly unknown[] = [
  ...[null, true, false, -1, 1.5, 1e300, -0, 2 ** 53, '', ' ', '0', 'null', [], {}, [[]], [null], { length: 1 }],
  ...[
    'x'.repeat(5000),
    'a\0b',
    '\ud800',
    '\u202e',
    '🍕'.repeat(200),
    "' or 1=1 --",
    '../../etc/passwd',
    '{{1}}',
    '<svg>',
  ],
  ...[{ toString: 1 }, { valueOf: null }, { toJSON: 1 }, Array(2000).fill(0), { a: { b: { c: [] } } }],
];
const oddKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'surprise',
  '',
  '\0',
  'x'.repeat(300),
];
const oddTexts = [
  ...['x'.repeat(5000), '%00', '%ED%A0%80', '__proto__', '..%2f..', '%2e%2e', '%', '%zz', '-1', 'NaN', '%F0%9F%8D%95'],
  ...['%0d%0aX:1', "'%20or%201=1", 'null', '%FF', 'constructor', '%20', '*', ';', '%3Cscript%3E'],
];

export const headersOf = ({ endpoint }: ValidRequest): Record<string, string> => ({
  'x-commissary': '1',
  ...(endpoint.body !== undefined && { 'content-type': endpoint.encoding === 'gzip' ? stream : json }),
});
export const randomPath = (
  { endpoint, params }: ValidRequest,
  changed: Readonly<Record<string, string>> = {},
): string =>
  endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => changed[name] ?? encodeURIComponent(params[name] ?? ''));

const sent = (call: ValidRequest, what: string, text: string | Uint8Array, isRefused = true): Spoiled => {
  const bytes = Buffer.from(text);
  return {
    what,
    method: call.endpoint.method,
    path: randomPath(call),
    headers: headersOf(call),
    body: call.endpoint.encoding === 'gzip' ? gzipSync(bytes) : bytes,
    isRefused,
  };
};

/** Returns every path inside a value, as keys. */
const placesIn = (value: unknown, keys: readonly string[] = []): (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? [keys]
    : [keys, ...Object.entries(value).flatMap(([key, member]) => placesIn(member, [...keys, key]))];

/** Returns the JSON text of a value with another text at one path. */
const textWith = (value: unknown, keys: readonly string[], text: string): string => {
  const [key, ...more] = keys;
  if (key === undefined || typeof value !== 'object' || value === null) return text;
  const members = Object.entries(value).map(([name, member]) => {
    const inner = name === key ? textWith(member, more, text) : JSON.stringify(member);
    return Array.isArray(value) ? inner : `${JSON.stringify(name)}:${inner}`;
  });
  return Array.isArray(value) ? `[${members.join()}]` : `{${members.join()}}`;
};

const isSound = ({ endpoint }: ValidRequest, text: string): boolean => {
  try {
    return endpoint.body?.safeParse(JSON.parse(text)).success ?? false;
  } catch {
    return false;
  }
};

const wrongValue: Kind = (call, random) => {
  if (call.body === undefined) return null;
  const value = pick(random, oddValues);
  const text = textWith(call.body, pick(random, placesIn(call.body)), JSON.stringify(value));
  return sent(call, `the value ${JSON.stringify(value).slice(0, 40)}`, text, !isSound(call, text));
};
const hugeNumber: Kind = (call, random) => {
  if (call.body === undefined) return null;
  const number = pick(random, ['1e999', '-1e999', '1e-999', '0.1e1', '9'.repeat(400)]);
  const text = textWith(call.body, pick(random, placesIn(call.body)), number);
  return sent(call, `the number ${number.slice(0, 10)}`, text, !isSound(call, text));
};
const missingMember: Kind = (call, random) => {
  if (typeof call.body !== 'object' || call.body === null) return null;
  const keys = Object.keys(call.body);
  if (keys.length === 0) return null;
  const gone = pick(random, keys);
  const text = JSON.stringify(Object.fromEntries(Object.entries(call.body).filter(([key]) => key !== gone)));
  return sent(call, `without ${gone}`, text, !isSound(call, text));
};
const surplusMember: Kind = (call, random) => {
  const paths = placesIn(call.body).filter(keys => keys.length === 0 || random() < 0.5);
  const key = pick(random, oddKeys);
  const text = textWithMember(call.body, pick(random, paths.length > 0 ? paths : [[]]), key);
  if (call.body === undefined || text === null) return null;
  const isUnsafe = ['__proto__', 'constructor', 'prototype', '\0'].includes(key);
  return sent(call, `with ${JSON.stringify(key).slice(0, 20)}`, text, isUnsafe || !isSound(call, text));
};
const textWithMember = (body: unknown, keys: readonly string[], key: string): string | null => {
  const at = keys.reduce<unknown>(
    (value, one) => (typeof value === 'object' && value !== null ? Reflect.get(value, one) : undefined),
    body,
  );
  if (typeof at !== 'object' || at === null || Array.isArray(at)) return null;
  const members = [...Object.entries(at).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)];
  return textWith(body, keys, `{${[...members, `${JSON.stringify(key)}:{"admin":true}`].join()}}`);
};
const noJson: Kind = (call, random) => {
  if (call.body === undefined) return null;
  const whole = JSON.stringify(call.body);
  const bytes = pick<string | Uint8Array>(random, [
    ...[
      '',
      '{"a":',
      '<xml/>',
      "{'a':1}",
      '{"a":NaN}',
      '{"a":undefined}',
      '[1,]',
      '{"a":"\t"}',
      'null',
      '7',
      '"x"',
      '[]',
    ],
    ...[whole.slice(0, Math.floor(random() * whole.length)), `${whole}${whole}`, `${whole},`, `;${whole}`],
    ...[
      Buffer.from(whole, 'utf16le'),
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
    ],
  ]);
  return sent(call, 'no JSON', bytes, typeof bytes !== 'string' || !isSound(call, bytes));
};
const depth: Kind = (call, random) => {
  if (call.body === undefined) return null;
  const levels = pick(random, [65, 100, 1000, 20_000, 200_000]);
  const [open, close] = pick(random, [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const);
  const text = textWith(call.body, pick(random, placesIn(call.body)), `${open.repeat(levels)}1${close.repeat(levels)}`);
  return sent(call, `${levels} levels`, text);
};
const size: Kind = (call, random) => {
  if (call.body === undefined) return null;
  const filler = 'x'.repeat(largeLimits(call.endpoint).bytes * (1 + random()) + 1000);
  const spoiled = sent(call, 'too large', `{"a":"${filler}"}`);
  return random() < 0.3 ? spoiled : null;
};
const otherType: Kind = (call, random) => {
  if (call.body === undefined) return null;
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
    'x',
    json,
    stream,
  ];
  const type = pick(
    random,
    types.filter(one => one !== headersOf(call)['content-type']),
  );
  const spoiled = sent(call, `the type ${type}`, JSON.stringify(call.body));
  return { ...spoiled, headers: { ...spoiled.headers, 'content-type': type } };
};
const otherEncoding: Kind = (call, random) => {
  if (call.body === undefined) return null;
  const spoiled = sent(call, 'a content encoding', JSON.stringify(call.body));
  const encodings = ['gzip', 'br', 'deflate', 'identity, gzip', 'x'];
  // What a call takes compressed may say so.
  const encoding = pick(
    random,
    encodings.filter(one => one !== call.endpoint.encoding),
  );
  return { ...spoiled, headers: { ...spoiled.headers, 'content-encoding': encoding } };
};
const badGzip: Kind = (call, random) => {
  if (call.endpoint.encoding !== 'gzip') return null;
  const sound = gzipSync(JSON.stringify(call.body));
  const at = Math.floor(random() * sound.length);
  const flipped = Buffer.from(sound);
  flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  const [what, body, isRefused] = pick(random, [
    ['a bomb', bomb(), true],
    ['half a stream', sound.subarray(0, at), true],
    ['a flipped bit of a stream', flipped, false],
    ['a stream in a stream', gzipSync(sound), true],
    ['no stream', Buffer.from(JSON.stringify(call.body)), true],
  ] as const);
  return { ...sent(call, what, ''), body, isRefused };
};
let packedBomb: Buffer | undefined;
/** Created once: it takes a while. */
const bomb = (): Buffer => {
  packedBomb ??= gzipSync('[]'.padEnd(30_000_000));
  return packedBomb;
};
const oddPath: Kind = (call, random) => {
  const name = pick(random, Object.keys(call.params));
  if (name === undefined) return null;
  const text = pick(random, oddTexts);
  const spoiled = sent(call, `the address ${name}=${text.slice(0, 20)}`, JSON.stringify(call.body) ?? '');
  const path = randomPath(call, { [name]: text });
  // Some of them make an address of another call or of the web app.
  return { ...withoutBody(call, spoiled), path, isRefused: false };
};
const oddQuery: Kind = (call, random) => {
  const text = pick(random, oddTexts);
  const query = pick(random, [
    `surprise=${text}`,
    `__proto__=${text}`,
    `a[]=1&a[]=2`,
    `${text}`,
    `x=1&x=2`,
    `constructor[prototype][a]=1`,
  ]);
  const spoiled = sent(call, `the query ${query.slice(0, 20)}`, JSON.stringify(call.body) ?? '');
  return {
    ...withoutBody(call, spoiled),
    path: `${randomPath(call)}?${query}`,
    isRefused: call.endpoint.query !== undefined,
  };
};
const oddHeader: Kind = (call, random) => {
  const [name, value] = pick(random, [
    ['idempotency-key', '../..'],
    ['idempotency-key', 'x'.repeat(200)],
    ['cookie', 'commissary=__proto__'],
    ['cookie', `${'a=b; '.repeat(500)}`],
    ['cookie', 'commissary=%'],
    ['authorization', 'Bearer '],
    ['authorization', `Bearer ${'x.'.repeat(3000)}`],
    ['authorization', 'Basic ====='],
    ['sec-fetch-site', 'cross-site'],
    ['if-none-match', '"'.repeat(300)],
    ['accept', 'x'.repeat(3000)],
    ['range', 'bytes=9-1'],
    ['x-forwarded-for', 'x, '.repeat(500)],
    ['x-long', 'x'.repeat(30_000)],
    ['expect', 'nothing'],
  ] as const);
  const spoiled = withoutBody(call, sent(call, `the header ${name}`, JSON.stringify(call.body) ?? ''));
  return { ...spoiled, headers: { ...spoiled.headers, [name]: value }, isRefused: false };
};
const otherMethod: Kind = (call, random) => {
  const method = pick(random, ['DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'HEAD', 'POST', 'PUT', 'GET']);
  if (method === call.endpoint.method) return null;
  const spoiled = withoutBody(call, sent(call, `the method ${method}`, JSON.stringify(call.body) ?? ''));
  return { ...spoiled, method, isRefused: false };
};
const fromElsewhere: Kind = (call, random) => {
  if (call.endpoint.method === 'GET' || call.endpoint.access.kind === 'credential' || random() < 0.7) return null;
  const spoiled = withoutBody(call, sent(call, 'from a page of another origin', JSON.stringify(call.body) ?? ''));
  return { ...spoiled, headers: { ...spoiled.headers, origin: 'https://other.example' } };
};

const withoutBody = (call: ValidRequest, { body, ...spoiled }: Spoiled): Spoiled =>
  call.body === undefined || body === undefined ? spoiled : { ...spoiled, body };

const kinds: readonly Kind[] = [
  ...[wrongValue, wrongValue, wrongValue, hugeNumber, missingMember, surplusMember, surplusMember, noJson, depth, size],
  ...[otherType, otherEncoding, badGzip, oddPath, oddPath, oddQuery, oddHeader, otherMethod, fromElsewhere],
];
