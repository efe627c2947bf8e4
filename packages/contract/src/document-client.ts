import { areaOf, type DocumentKind, kindRecords } from '@commissary/catalog';
import type * as z from 'zod';
import type { Client, SendOptions } from './client.ts';
import type { CommissaryContract } from './contract.ts';
import type {
  baseRecord,
  baseSaved,
  expectedBase,
  expectedLayers,
  Failure,
  LayeredRecord,
  OverrideRecord,
  overrideSave,
  overrideSaved,
} from './schemas/index.ts';

/** The document at company level, or at a group or location. `menuId` names one of several documents of a kind. */
export interface CompanyDocumentName {
  readonly companyId: string;
  readonly menuId: string | null;
}
export interface TenantDocumentName {
  readonly tenantId: string;
  readonly menuId: string | null;
}

type Answered<Status extends number, Body> = { readonly status: Status; readonly body: Body };
/** 304: the versions that were sent are the current ones. */
type Read<Body> = Promise<Answered<200, Body> | Answered<304, undefined>>;
type Saved<Body> = Promise<Answered<200, Body> | Answered<400 | 409, readonly Failure[]>>;
type WithDocument<Body> = Body & { readonly document: unknown };

/** The calls of any kind of document, with the document as a value: what its definition says about the wire is done. */
export interface DocumentClient {
  base(
    name: CompanyDocumentName,
    expected: z.input<typeof expectedBase>,
    options?: SendOptions,
  ): Read<WithDocument<z.output<typeof baseRecord>>>;
  saveBase(
    companyId: string,
    record: { readonly id: string; readonly ver: number; readonly document: unknown },
    options?: SendOptions,
  ): Saved<z.output<typeof baseSaved>>;
  overrides(name: CompanyDocumentName, options?: SendOptions): Promise<Answered<200, readonly OverrideRecord[]>>;
  layered(
    name: TenantDocumentName,
    expected: z.input<typeof expectedLayers>,
    options?: SendOptions,
  ): Read<WithDocument<LayeredRecord>>;
  saveOverride(
    name: TenantDocumentName,
    body: z.input<typeof overrideSave>,
    options?: SendOptions,
  ): Saved<z.output<typeof overrideSaved>>;
}

type Members = Readonly<Record<string, unknown>>;
/** The area as it is sent: parameters and members have the names of the definition. */
type RawArea = Readonly<{
  base: (request: object, options?: SendOptions) => Read<Members>;
  saveBase: (request: object, options?: SendOptions) => ReturnType<DocumentClient['saveBase']>;
  overrides: (request: object, options?: SendOptions) => ReturnType<DocumentClient['overrides']>;
  layered: (request: object, options?: SendOptions) => Read<Members>;
  saveOverride: (request: object, options?: SendOptions) => ReturnType<DocumentClient['saveOverride']>;
}>;

/** Returns the calls of one kind of document. */
export const documentClient = (client: Client<CommissaryContract>, kind: DocumentKind): DocumentClient => {
  const { idParameter, wire } = kindRecords[kind];
  const area = client[areaOf(kind)] as unknown as RawArea;
  const at = (owner: string, id: string, menuId: string | null) => ({
    [owner]: id,
    ...(idParameter !== undefined && { [idParameter]: menuId ?? '' }),
  });
  const withDocument = async <Body>(member: string, reading: Read<Members>): Read<WithDocument<Body>> => {
    const answer = await reading;
    if (answer.status !== 200) return answer;
    const { [member]: content, ...record } = answer.body;
    const document = stored(wire.text ? JSON.parse(String(content)) : content);
    return { status: answer.status, body: { ...(record as Body), document } };
  };
  /** Without what is computed for the answer: an editor works on what is stored. */
  const stored = (document: unknown): unknown => {
    if (wire.computed === undefined || typeof document !== 'object' || document === null) return document;
    return Object.fromEntries(Object.entries(document).filter(([name]) => !wire.computed?.includes(name)));
  };
  return {
    base: ({ companyId, menuId }, query, options) =>
      withDocument(wire.base, area.base({ params: at(wire.company, companyId, menuId), query }, options)),
    saveBase: (companyId, { id, ver, document }, options) => {
      const content = wire.text ? JSON.stringify(document) : document;
      return area.saveBase({ params: { [wire.company]: companyId }, body: { id, ver, [wire.base]: content } }, options);
    },
    overrides: ({ companyId, menuId }, options) =>
      area.overrides({ params: at(wire.company, companyId, menuId) }, options),
    layered: ({ tenantId, menuId }, query, options) =>
      withDocument(wire.layered, area.layered({ params: at(wire.tenant, tenantId, menuId), query }, options)),
    saveOverride: ({ tenantId, menuId }, body, options) => {
      const query = idParameter === undefined ? {} : { query: { overrideVer: body.overrideVer } };
      return area.saveOverride({ params: at(wire.tenant, tenantId, menuId), ...query, body }, options);
    },
  };
};
