import * as z from 'zod';
import { contract } from './contract.ts';
import type { Access, Contract, Endpoint } from './endpoint.ts';

type Node = Readonly<Record<string, unknown>>;

/**
 * Returns the contract as an OpenAPI 3.1 document. Statuses, paths and schemas are those that the server checks; rules
 * that JSON Schema cannot express (the laws of a change list) are left out of the schema.
 */
export const openApi = (calls: Contract = contract): Node => {
  const paths: Record<string, Record<string, Node>> = {};
  for (const [area, endpoints] of Object.entries(calls))
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(area, name, endpoint) };
    }
  const description = [
    'A refusal is a list of failures, each with a stable code and, where it has one, a path.',
    'A write needs no header of ours. One that a browser sends from another site is refused with a 403: `Sec-Fetch-Site` has to be `same-origin` or `none`, or without it `Origin`, where there is one, that of the console.',
    'A body is JSON (`Content-Type: application/json`), or where it says so JSON compressed with gzip (`application/octet-stream`). A call whose body may lack everything may be sent without one.',
    'Members that a call ignores are those that the call beside it answers and nobody sets: an answer may be sent back as it is.',
    'An address that ends in a slash answers without it too.',
  ].join('\n\n');
  const info = { title: 'Commissary', version: '1', description };
  return { openapi: '3.1.0', info, paths, components: { securitySchemes } };
};

const operation = (area: string, name: string, endpoint: Endpoint): Node => ({
  operationId: `${area}.${name}`,
  tags: [area],
  summary: endpoint.summary,
  description: whoMay(endpoint.access),
  parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query), ...headers(endpoint)],
  ...(endpoint.body && {
    requestBody: {
      required: !endpoint.body.safeParse({}).success,
      content: content(endpoint, withIgnored(endpoint, schemaOf(endpoint.body, 'input'))),
    },
  }),
  responses: Object.fromEntries([
    ...(endpoint.access.kind === 'public' ? [] : [[401, { description: 'Nobody is signed in' }]]),
    ...(endpoint.polled === true ? [[304, { description: 'What the caller has is still right' }]] : []),
    ...Object.entries(endpoint.responses).map(([status, schema]) => [
      status,
      status === '200' && endpoint.produces === 'file'
        ? { description: 'Done', content: { '*/*': bytes } }
        : response(Number(status), schema, endpoint.stream !== undefined && status === '200'),
    ]),
  ]),
  security: visitors[endpoint.access.kind].scheme.map(scheme => ({ [scheme]: [] })),
});

/** The members that are ignored are allowed, and marked as such. */
const withIgnored = ({ ignores = [] }: Endpoint, schema: Node): Node => {
  if (ignores.length === 0) return schema;
  const ignored = Object.fromEntries(
    ignores.filter(name => !name.includes('/')).map(name => [name, { description: 'Ignored', readOnly: true }]),
  );
  const add = (node: Node): Node => ({ ...node, properties: { ...ignored, ...Object(node.properties) } });
  const { oneOf } = schema;
  return Array.isArray(oneOf) ? { ...schema, oneOf: oneOf.map(add) } : add(schema);
};

const bytes: Node = { schema: { type: 'string', format: 'binary' } };

const content = ({ encoding, accepts: takes }: Endpoint, schema: Node): Node => {
  if (takes !== undefined) return Object.fromEntries(takes.types.map(type => [type, bytes]));
  return encoding === 'gzip'
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary', 'x-gzip-of': schema } } }
    : { 'application/json': { schema } };
};

const response = (status: number, schema: z.ZodType, streams: boolean): Node => ({
  description: status < 300 ? 'Done' : status === 304 ? 'What the caller has is still right' : 'Refused',
  ...(schema instanceof z.ZodUndefined
    ? {}
    : {
        content: {
          'application/json': { schema: schemaOf(schema, 'output') },
          ...(streams && { 'text/event-stream': { schema: { type: 'string' } } }),
        },
      }),
});

const parameters = (source: 'path' | 'query', schema: z.ZodType | undefined): Node[] => {
  const { properties = {}, required = [] } = schema === undefined ? {} : z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, member]) => ({
    name,
    in: source,
    required: required.includes(name),
    schema: member,
  }));
};

const headers = ({ idempotent }: Endpoint): Node[] => {
  const repeat = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } };
  return idempotent ? [repeat] : [];
};

const whoMay = (access: Access): string => {
  const anyOf = 'permission' in access && access.permission ? [access.permission].flat() : [];
  return visitors[access.kind].who + (anyOf.length === 0 ? '' : ` Needs ${anyOf.join(' or ')} there.`);
};

const visitors: Readonly<Record<Access['kind'], { readonly who: string; readonly scheme: readonly string[] }>> = {
  public: { who: 'Anybody.', scheme: [] },
  session: { who: 'Anybody signed in; places in the body are asked one by one.', scheme: ['session'] },
  sample: { who: 'A browser that opened the link of the sample company.', scheme: ['sample'] },
  credential: { who: 'A terminal, with the credential of its location.', scheme: ['credential'] },
  company: { who: 'Somebody with a grant anywhere in the company, for the places they reach.', scheme: ['session'] },
  base: { who: 'Somebody with a grant on the whole company.', scheme: ['session'] },
  tenant: { who: 'Somebody with a grant that covers the location or group.', scheme: ['session'] },
};

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'commissary' },
  sample: { type: 'apiKey', in: 'cookie', name: 'commissary-sample' },
  credential: { type: 'http', scheme: 'bearer', bearerFormat: 'clientId.secret' },
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Node => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
