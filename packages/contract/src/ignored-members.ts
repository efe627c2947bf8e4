import { isRecord } from '@commissary/schema';
import type { Endpoint } from './endpoint.ts';

/** The body of a call without the members that it ignores: whoever sends an answer back may leave them in. */
export const withoutIgnored = ({ ignores = [] }: Pick<Endpoint, 'ignores'>, body: unknown): unknown =>
  ignores.reduce((left, path) => without(left, path.split('/')), body);

const without = (value: unknown, [step = '', ...rest]: readonly string[]): unknown => {
  if (step === '[]') return Array.isArray(value) ? value.map(one => without(one, rest)) : value;
  if (!isRecord(value) || !Object.hasOwn(value, step)) return value;
  if (rest.length > 0) return { ...value, [step]: without(value[step], rest) };
  const { [step]: _, ...kept } = value;
  return kept;
};
