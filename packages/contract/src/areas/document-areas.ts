import { type DocumentKind, type DocumentTypes, documentKinds, kindRecords } from '@commissary/catalog';
import { recordOf } from '@commissary/domain';
import * as z from 'zod';
import type { Access, Endpoint, Large } from '../endpoint.ts';
import {
  baseRecord,
  baseSaved,
  documentPeople,
  documentRecord,
  expectedBase,
  expectedLayers,
  failures,
  idSchema,
  jsonObject,
  layeredRecord,
  nameSchema,
  noContent,
  overrideRecord,
  overrideSave,
  overrideSaved,
  parsedText,
  refusals,
  version,
  versionQuery,
} from '../schemas/index.ts';

type Wire<K extends DocumentKind> = DocumentTypes[K]['wire'];
/** The parameter that names one of several documents; never where a company has exactly one. */
type IdParameter<K extends DocumentKind> = DocumentTypes[K] extends { readonly idParameter: infer N extends string }
  ? N
  : never;
type Params<Names extends string> = z.ZodObject<Readonly<Record<Names, typeof idSchema>>>;
type IfSeveral<K extends DocumentKind, Then, Otherwise> = [IdParameter<K>] extends [never] ? Otherwise : Then;
type IfText<K extends DocumentKind, Then, Otherwise> = Wire<K> extends { readonly text: true } ? Then : Otherwise;
type Member<Name extends string, S> = { readonly [P in Name]: S };

/** The document in a response, and in a save. */
type Content<K extends DocumentKind> = IfText<K, z.ZodString, typeof jsonObject>;
type Sent<K extends DocumentKind> = IfText<K, ReturnType<typeof parsedText>, typeof jsonObject>;
type People<K extends DocumentKind> = DocumentTypes[K] extends { readonly people: true }
  ? typeof documentPeople
  : unknown;
type BaseShape<K extends DocumentKind> = typeof baseRecord.shape &
  People<K> &
  IfSeveral<K, typeof documentRecord.shape, unknown>;
type BaseContent<K extends DocumentKind> = BaseShape<K> & Member<Wire<K>['base'], Content<K>>;
type LayeredContent<K extends DocumentKind> = typeof layeredRecord.shape &
  People<K> &
  Member<Wire<K>['layered'], Content<K>>;
type SaveContent<K extends DocumentKind> = SaveShape &
  IfSeveral<K, typeof documentEdit, unknown> &
  Member<Wire<K>['base'], Sent<K>>;
type SaveShape = { readonly id: typeof idSchema; readonly ver: typeof version };

type Refusals = typeof refusals;
type Got<S extends z.ZodType> = { readonly 200: S } & Refusals;
type Read<S extends z.ZodType> = { readonly 200: S; readonly 304: typeof noContent } & Refusals;
type Saved<S extends z.ZodType> = { readonly 200: S; readonly 409: typeof failures } & Refusals;
type Nothing = z.ZodUndefined;

/** The calls of one kind of document; their names on the wire are in its definition. */
type DocumentArea<K extends DocumentKind> = {
  base: Endpoint<
    Params<Wire<K>['company'] | IdParameter<K>>,
    typeof expectedBase,
    Nothing,
    Read<z.ZodObject<BaseContent<K>>>
  >;
  saveBase: Endpoint<
    Params<Wire<K>['company']>,
    Nothing,
    z.ZodObject<SaveContent<K>, z.core.$strict>,
    Saved<typeof baseSaved>
  >;
  overrides: Endpoint<
    Params<Wire<K>['company'] | IdParameter<K>>,
    Nothing,
    Nothing,
    Got<z.ZodArray<typeof overrideRecord>>
  >;
  layered: Endpoint<
    Params<Wire<K>['tenant'] | IdParameter<K>>,
    typeof expectedLayers,
    Nothing,
    Read<z.ZodObject<LayeredContent<K>>>
  >;
  saveOverride: Endpoint<
    Params<Wire<K>['tenant'] | IdParameter<K>>,
    IfSeveral<K, typeof overrideQuery, Nothing>,
    typeof overrideSave,
    Saved<typeof overrideSaved>
  >;
} & IfSeveral<K, unknown, { template: Endpoint<Nothing, Nothing, Nothing, { readonly 200: typeof jsonObject }> }>;

/** What is changed of one of several documents beside its content; absent: as it is. */
const documentEdit = {
  name: nameSchema(60).optional(),
  desc: z.string().trim().max(500).optional(),
  template: z.boolean().optional(),
};

const overrideQuery = z.object({ overrideVer: versionQuery });

const documentArea = <K extends DocumentKind>(kind: K): DocumentArea<K> => {
  const { title, idParameter, notRecognized, people = false, wire } = kindRecords[kind];
  const { root, company, tenant } = wire;
  const several = idParameter !== undefined;
  const ids = several ? [idParameter] : [];
  const path = (...parts: readonly string[]) => [root, ...parts].join('/');
  const marked = (...names: readonly string[]) => names.map(name => `:${name}`);
  const params = (...names: readonly string[]) => z.object(recordOf(names, () => idSchema));
  const at = (access: 'base' | 'company' | 'tenant', param: string): Access => ({ kind: access, param });
  const large: Large = { holds: 'document', by: { fieldsOf: [kind] } };
  const content = wire.text ? z.string() : jsonObject;
  const sent = wire.text ? parsedText(notRecognized) : jsonObject;
  const area = {
    base: {
      method: 'GET',
      path: path('company', ...marked(company, ...ids)),
      summary: `The ${title.text} of the company`,
      access: at('base', company),
      params: params(company, ...ids),
      query: expectedBase,
      responses: {
        200: z.object({
          ...baseRecord.shape,
          ...(people && documentPeople),
          ...(several && documentRecord.shape),
          [wire.base]: content,
        }),
        304: noContent,
        ...refusals,
      },
    },
    saveBase: {
      method: 'PUT',
      path: path('company', ...marked(company)),
      summary: `Save the ${title.text} of the company, whole`,
      access: at('base', company),
      params: params(company),
      body: z.strictObject({ id: idSchema, ver: version, [wire.base]: sent, ...(several && documentEdit) }),
      ignores: ['savedAt', 'savedBy', 'permissions', ...(people ? ['employees'] : [])],
      large: { ...large, ...(wire.text && { jsonInText: true }), whole: { kind, member: wire.base } },
      ...(wire.text && { encoding: 'gzip' }),
      responses: { 200: baseSaved, ...(wire.staleStatus === 409 && { 409: failures }), ...refusals },
    },
    overrides: {
      method: 'GET',
      path: several ? path('company', ...marked(company, ...ids), 'overrides') : path('overrides', ...marked(company)),
      summary: 'Override lists of a company that the person can reach',
      access: at('company', company),
      params: params(company, ...ids),
      responses: { 200: z.array(overrideRecord), ...refusals },
    },
    layered: {
      method: 'GET',
      path: path('location', ...marked(tenant, ...ids)),
      summary: `The ${title.text} as a location or group sees ${title.number === 'one' ? 'it' : 'them'}`,
      access: at('tenant', tenant),
      params: params(tenant, ...ids),
      query: expectedLayers,
      responses: {
        200: z.object({ ...layeredRecord.shape, ...(people && documentPeople), [wire.layered]: content }),
        304: noContent,
        ...refusals,
      },
    },
    saveOverride: {
      method: several ? 'POST' : 'PUT',
      path: several ? path('location', ...marked(tenant, ...ids)) : path('overrides', 'location', ...marked(tenant)),
      summary: 'Save the override list of a location or group',
      access: at('tenant', tenant),
      params: params(tenant, ...ids),
      ...(several && { query: overrideQuery }),
      body: overrideSave,
      large,
      responses: { 200: overrideSaved, 409: failures, ...refusals },
    },
    ...(!several && {
      template: {
        method: 'GET',
        path: path('template'),
        summary: `The ${title.text} as a new company gets ${title.number === 'one' ? 'it' : 'them'}`,
        access: { kind: 'session' },
        responses: { 200: jsonObject },
      },
    }),
  } satisfies Readonly<Record<string, Endpoint>>;
  // The names of parameters and members are computed; the type states them as the definition has them.
  return area as unknown as DocumentArea<K>;
};

/** The area of each kind of document, by its name in the contract. */
export type DocumentAreas = { readonly [K in DocumentKind as Wire<K>['area']]: DocumentArea<K> };
export const documentAreas = Object.fromEntries(
  documentKinds.map(kind => [kindRecords[kind].wire.area, documentArea(kind)]),
) as unknown as DocumentAreas;
