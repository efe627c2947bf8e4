import { initialDocument } from '@commissary/catalog';
import { contract, type Endpoint, openApi } from '@commissary/contract';

/** A call as it should be made, which every spoiled one starts from. */
export interface SoundCall {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Ids {
  readonly companyId: string;
  readonly locationId: string;
  /** A location that may go: not all garbage is refused. */
  readonly spareId: string;
  readonly groupId: string;
  readonly menuId: string;
}

/** What some calls must be sent to get past the first look, by their names: ids and versions as they are now. */
export type Standing = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** One of each call of the contract, with real ids and bodies that its own schema accepts. */
export const soundCalls = (ids: Ids, standing: Standing): readonly SoundCall[] =>
  Object.entries(contract).flatMap(([area, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
      name: `${area}.${name}`,
      endpoint,
      params: paramsOf(endpoint, endpoint.path.endsWith('/delete') ? { ...ids, locationId: ids.spareId } : ids),
      body: bodyOf(endpoint, { ...ids, ...standing[`${area}.${name}`] }),
    })),
  );

const paramsOf = ({ path, access }: Endpoint, ids: Ids): Record<string, string> => {
  const known: Readonly<Record<string, string>> = { ...ids, hash: 'a'.repeat(64), kind: 'settings' };
  const scope = 'param' in access && access.kind !== 'tenant' ? ids.companyId : ids.locationId;
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map(name => [name, known[name] ?? ('param' in access && access.param === name ? scope : 'unknown')]),
  );
};

const bodyOf = ({ method, path, body }: Endpoint, known: Ids & Readonly<Record<string, unknown>>): unknown => {
  if (body === undefined) return undefined;
  const example = exampleOf(schemaOf(method, path));
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

/** What the published description of the calls says about a body. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly 'x-gzip-of'?: Schema;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: RequestBody }>>>>;
}
interface RequestBody {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}
const described = openApi() as object as Description;

const schemaOf = (method: string, path: string): Schema => {
  const address = path.replace(/:([A-Za-z]+)/g, '{$1}');
  const content = described.paths[address]?.[method.toLowerCase()]?.requestBody?.content ?? {};
  const [schema = {}] = Object.values(content).map(one => one.schema);
  return schema['x-gzip-of'] ?? schema;
};

/** The smallest value that a schema accepts, more or less. */
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
