import { gzipSync } from 'node:zlib';
import { type Endpoint, withoutIgnored } from '@commissary/contract';
import fc from 'fast-check';
import { type Plan, portion } from '../proofs/proof.ts';
import { headersOf } from './fuzz-mutations.ts';
import { MISSING, oddValues, type ValuePath, valuePaths, withOdd } from './odd-values.ts';
import type { Exchange, RawResponse } from './raw-http.ts';
import { type Part, schemaOf, type ValidRequest } from './valid-requests.ts';

/** On each of the two databases, besides the fuzzing without schemas. */
const requests = 6000;
const batch = 40;

const parts: readonly Part[] = ['params', 'query', 'body'];
type Values = { readonly [P in Part]: unknown };

interface OddCall {
  readonly call: ValidRequest;
  readonly what: string;
  readonly values: Values;
  /** Its own schema rejects it. */
  readonly isRefused: boolean;
}

export interface FuzzWorld {
  readonly exchange: Exchange;
  headersFor(endpoint: Endpoint): Record<string, string>;
  look(): Promise<readonly ValidRequest[]>;
  renew(): Promise<void>;
}

export interface FuzzTally {
  sent: number;
  understood: number;
  readBack: number;
  readonly violations: string[];
}

/**
 * Sends values that are made from each call's own schemas: none, extremes, wrong types, bad escapes. No response is a
 * 500, what the schema rejects is rejected, and after a valid write every reading call still returns what its schema
 * promises.
 */
export const fuzzSchemas = async (world: FuzzWorld, plan: Plan): Promise<FuzzTally> => {
  const tally: FuzzTally = { sent: 0, understood: 0, readBack: 0, violations: [] };
  const count = portion(plan, requests);
  for (let turn = 0; tally.sent < count; turn += 1) {
    const calls = await world.look();
    const odd = fc.sample(oddCall(calls), { seed: plan.seed + turn, numRuns: Math.min(batch, count - tally.sent) });
    const wrote: string[] = [];
    for (const [at, one] of odd.entries()) {
      const answer = await send(world, one, `127.0.${1 + (at % 200)}.${1 + (turn % 200)}`);
      tally.sent += 1;
      const shown = `${one.call.name}, ${one.what}: ${answer.status} ${answer.text.slice(0, 160)}`;
      if (answer.status === null) continue;
      if (answer.status < 400 && one.call.endpoint.method !== 'GET') wrote.push(shown);
      if (answer.status < 400) tally.understood += 1;
      if (answer.status >= 500 || (answer.status < 400 && one.isRefused)) tally.violations.push(shown);
      else tally.violations.push(...misfits(one.call, answer).map(why => `${shown}: ${why}`));
    }
    await world.renew();
    if (wrote.length > 0) tally.violations.push(...(await readBack(world, tally, wrote)));
    if (turn % 20 === 0) plan.say(`schemas: ${tally.sent} of ${count}, ${tally.understood} understood`);
  }
  return tally;
};

/** One call of the contract with one to three odd values in it. */
const oddCall = (calls: readonly ValidRequest[]): fc.Arbitrary<OddCall> =>
  fc.constantFrom(...calls.filter(({ endpoint }) => endpoint.accepts === undefined)).chain(call => {
    const spots = parts.flatMap(part => spotsIn(call, part));
    if (spots.length === 0) return fc.constant({ call, what: 'as it is', values: soundValues(call), isRefused: false });
    const odd = fc.constantFrom(...spots).chain(spot => oddFor(spot).map(value => ({ ...spot, value })));
    return fc.array(odd, { minLength: 1, maxLength: 3, size: 'xsmall' }).map(changes => {
      const values: Record<Part, unknown> = soundValues(call);
      for (const { part, keys, value } of changes) values[part] = withOdd(values[part], keys, value);
      const what = changes.map(({ part, keys, value }) => `${part}/${keys.join('/')} = ${show(value)}`).join('; ');
      return { call, what, values, isRefused: !isTaken(call.endpoint, values) };
    });
  });

/** An empty part of a path would make the address of another call. */
const oddFor = ({ node, part }: Spot): fc.Arbitrary<unknown> =>
  part === 'params' ? oddValues(node).filter(value => textOf(value) !== '') : oddValues(node);

const soundValues = ({ params, query, body }: ValidRequest): Record<Part, unknown> => ({ params, query, body });

const show = (value: unknown): string => (value === MISSING ? 'nothing' : (JSON.stringify(value) ?? '-').slice(0, 80));

interface Spot extends ValuePath {
  readonly part: Part;
}

const spotsIn = ({ endpoint }: ValidRequest, part: Part): readonly Spot[] => {
  const schema = schemaOf(endpoint, part);
  if (schema === undefined) return [];
  const spots = valuePaths(schema);
  // A path and a query are strings, and always present.
  return spots.filter(({ keys }) => part === 'body' || keys.length === 1).map(spot => ({ ...spot, part }));
};

/** How the address writes a value. */
const texts = (values: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((values ?? {}) as Readonly<Record<string, unknown>>).map(([name, value]) => [name, textOf(value)]),
  );

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Whether the schemas accept it; of a body, after JSON. */
const isTaken = (endpoint: Endpoint, { params, query, body }: Values): boolean =>
  (endpoint.params?.safeParse(texts(params)).success ?? true) &&
  (endpoint.query?.safeParse(texts(query)).success ?? true) &&
  (endpoint.body === undefined ||
    endpoint.body.safeParse(
      withoutIgnored(endpoint, body === MISSING ? {} : JSON.parse(JSON.stringify(body) ?? 'null')),
    ).success);

const send = ({ exchange, headersFor }: FuzzWorld, { call, values }: OddCall, from: string): Promise<RawResponse> => {
  const { endpoint } = call;
  const params = texts(values.params);
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encode(params[name] ?? ''));
  const query = new URLSearchParams(texts(values.query)).toString();
  const text = endpoint.body === undefined || values.body === MISSING ? undefined : JSON.stringify(values.body);
  return exchange.send({
    method: endpoint.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: { ...headersOf(call), ...headersFor(endpoint) },
    ...(text !== undefined && { body: packed(endpoint, text) }),
    from,
  });
};

/** What must not be decoded on the way is written as it is: a bad escape of the address itself is intended too. */
const encode = (text: string): string => (/^%/.test(text) ? text : encodeURIComponent(text.toWellFormed()));

const packed = ({ encoding }: Endpoint, text: string): Uint8Array =>
  encoding === 'gzip' ? gzipSync(text) : Buffer.from(text);

/** Returns the issues of the response schema. */
const misfits = ({ endpoint }: ValidRequest, { status, text, type }: RawResponse): readonly string[] => {
  const schema = status === null ? undefined : endpoint.responses[status];
  if (schema === undefined || !type.startsWith('application/json')) return [];
  const read = schema.safeParse(JSON.parse(text));
  return read.success ? [] : [`the answer is not what the contract says: ${read.error.message.slice(0, 300)}`];
};

/** Makes every reading call with a valid request: the data that was just written must fit its response schema. */
const readBack = async (world: FuzzWorld, tally: FuzzTally, wrote: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const call of await world.look()) {
    const { endpoint, name } = call;
    if (endpoint.method !== 'GET' || endsSession(endpoint)) continue;
    const answer = await send(world, { call, what: '', values: soundValues(call), isRefused: false }, '127.0.0.1');
    tally.readBack += 1;
    const whys = (answer.status ?? 500) >= 500 ? [`${answer.status} ${answer.text}`] : misfits(call, answer);
    found.push(...whys.map(why => `${name} after ${wrote.join(' | ')}: ${why}`.slice(0, 3000)));
  }
  return found;
};

const endsSession = ({ path }: Endpoint): boolean => path.endsWith('/logout');
