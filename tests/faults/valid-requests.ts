import { initialDocument } from '@commissary/catalog';
import { contract, type Endpoint, openApi } from '@commissary/contract';

/** A valid request of a call, from which every mutated one is made. */
export interface ValidRequest {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
  /** Its required parts. */
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface RequestIds {
  readonly companyId: string;
  readonly locationId: string;
  /** A location that may be deleted: not every mutated request is rejected. */
  readonly spareId: string;
  readonly groupId: string;
  readonly menuId: string;
}

/** The values that some calls need to pass the first checks, by their names: current ids and versions. */
export type StoredState = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One request of each call of the contract, with real ids and bodies that its own schema accepts. */
export const validRequests = (ids: RequestIds, stored: StoredState): readonly ValidRequest[] =>
  Object.entries(contract).flatMap(([area, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
      name: `${area}.${name}`,
      endpoint,
      params: paramsOf(endpoint, endpoint.path.endsWith('/delete') ? { ...ids, locationId: ids.spareId } : ids),
      query: queryOf(endpoint),
      body: bodyOf(endpoint, { ...ids, ...stored[`${area}.${name}`] }),
    })),
  );

const paramsOf = ({ path, access }: Endpoint, ids: RequestIds): Record<string, string> => {
  const known: Readonly<Record<string, string>> = { ...ids, hash: 'a'.repeat(64), kind: 'settings' };
  const scope = 'param' in access && access.kind !== 'tenant' ? ids.companyId : ids.locationId;
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map(name => [name, known[name] ?? ('param' in access && access.param === name ? scope : 'unknown')]),
  );
};

/** Text that is valid there, where the smallest that the schema accepts is not. */
const knownQueries: Readonly<Record<string, string>> = { path: '/tableSettings', list: '/departments/[]/items' };

const queryOf = (endpoint: Endpoint): Record<string, string> =>
  Object.fromEntries(
    (schemaOf(endpoint, 'query')?.required ?? []).map(name => [
      name,
      knownQueries[name] ?? String(exampleOf(schemaOf(endpoint, 'query')?.properties?.[name] ?? {})),
    ]),
  );

const bodyOf = (endpoint: Endpoint, known: RequestIds & Readonly<Record<string, unknown>>): unknown => {
  const { body } = endpoint;
  if (body === undefined) return undefined;
  const example = exampleOf(schemaOf(endpoint, 'body') ?? {});
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example;
  const real: Readonly<Record<string, unknown>> = {
    ...known,
    settingsBlob: initialDocument('settings'),
    locationBlob: initialDocument('employment'),
    menuBlob: JSON.stringify(initialDocument('menu')),
    changes: [{ op: 'set', path: '/tableSettings/issueServerBankOfAmount', value: '25.00' }],
    locationIds: [known.locationId],
  };
  const filled = Object.fromEntries(Object.entries(example).map(([key, value]) => [key, real[key] ?? value]));
  return body.safeParse(filled).success ? filled : example;
};

/** The schema of a value in the OpenAPI document. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly 'x-gzip-of'?: Schema;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}
interface Described {
  readonly requestBody?: RequestBody;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Schema;
  }[];
}
interface RequestBody {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}
const described = openApi() as object as Description;

/** The parts of a call that have a schema. */
export type Part = 'params' | 'query' | 'body';

export const schemaOf = ({ method, path }: Endpoint, part: Part): Schema | undefined => {
  const address = path.replace(/:([A-Za-z]+)/g, '{$1}');
  const call = described.paths[address]?.[method.toLowerCase()];
  if (part === 'body') {
    const [schema] = Object.values(call?.requestBody?.content ?? {}).map(one => one.schema);
    return schema?.['x-gzip-of'] ?? schema;
  }
  const named = (call?.parameters ?? []).filter(one => one.in === (part === 'params' ? 'path' : 'query'));
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
    required: named.filter(({ required }) => required).map(({ name }) => name),
  };
};

/** Returns about the smallest value that a schema accepts. */
const exampleOf = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [variant] = schema.anyOf ?? schema.oneOf ?? [];
  if (variant !== undefined) return exampleOf(variant);
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}));
    default:
      return Object.fromEntries((schema.required ?? []).map(key => [key, exampleOf(schema.properties?.[key] ?? {})]));
  }
};

const textOf = ({ pattern, format, minLength = 1 }: Schema): string => {
  if (format === 'email') return 'somebody@example.com';
  if (pattern?.includes('[0-9a-f]')) return 'a'.repeat(64);
  return 'x'.repeat(Math.max(1, minLength));
};
