import { contract, type Endpoint } from '@commissary/contract';
import * as z from 'zod';

/** A request member that claims a stored value: `roles.edit /body/ver`. */
export type ClaimedMember = string;

/** The names of such members. A member with another name is no claim, or named badly. */
const isClaim = /^(current|seen|old|expected)[A-Z]|^(seen|was|from)$|^ver$|Ver$|^versions$/;

interface JsonSchema {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

const walk = (schema: JsonSchema, at: string, found: Set<string>): void => {
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    // `from` may also be the first day of something.
    if (isClaim.test(name) && member.format !== 'date') found.add(`${at}/${name}`);
    else walk(member, `${at}/${name}`, found);
  }
  for (const option of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) walk(option, at, found);
  if (schema.items !== undefined) walk(schema.items, `${at}/0`, found);
  if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, `${at}/*`, found);
};

const membersOf = (schema: z.ZodType | undefined, at: string): string[] => {
  if (schema === undefined) return [];
  const found = new Set<string>();
  // A body without JSON (the bytes of an image) contains no claim.
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, at, found);
  return [...found];
};

/** Every claim of every call that writes, or previews a write, from its schema. */
export const claimedMembers: readonly ClaimedMember[] = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).flatMap(([name, { method, body, query }]) =>
    method === 'GET'
      ? []
      : [...membersOf(body, '/body'), ...membersOf(query, '/query')].map(path => `${area}.${name} ${path}`),
  ),
);

/** A copy of the value with another value at the path; `*` is its first member. */
export const withFalseClaim = (value: unknown, path: readonly string[], lie: unknown): unknown => {
  const [name, ...inner] = path;
  if (name === undefined) return typeof lie === 'function' ? lie(value) : lie;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === name ? withFalseClaim(one, inner, lie) : one));
  const members = Object.entries(value ?? {});
  const key = name === '*' ? members[0]?.[0] : name;
  if (key === undefined) throw new Error(`There is no ${name} to change.`);
  return { ...Object.fromEntries(members), [key]: withFalseClaim(Object(value)[key], inner, lie) };
};
