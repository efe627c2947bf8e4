import { type DocumentKind, documentKinds, documents } from '@commissary/catalog';
import type { AreaHandlers, DocumentAreas } from '@commissary/contract';
import { cachedBody } from '../services/calls/index.ts';
import { template } from '../services/content/index.ts';
import type { RequestContext } from '../services/context/index.ts';
import {
  type DocumentLayer,
  documentName,
  type ExpectedBase,
  type ExpectedLayers,
  listOverrides,
  loadBase,
  loadLayered,
  withComputedMembers,
} from '../services/documents/index.ts';
import { apiError } from '../services/errors/index.ts';
import { employeesAt } from '../services/people/index.ts';
import { type SentOverride, saveBase, saveOverride } from '../services/saving/index.ts';
import { withExternalIds } from '../services/scheduling/index.ts';

/** What a call of any document area has, after the contract validated it. */
interface DocumentCall<Query, Body> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
}
interface SentDocument extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly ver: number;
  readonly name?: string;
  readonly desc?: string;
  readonly template?: boolean;
}

const unchanged = { status: 304, body: undefined } as const;

/** The handlers of one kind of document. */
const documentHandlers = (kind: DocumentKind) => {
  const { idParameter, people, wire } = documents[kind];
  const content = (document: unknown): unknown => (wire.text ? JSON.stringify(document) : document);
  const idIn = (names: Readonly<Record<string, unknown>>) =>
    idParameter === undefined ? {} : { [idParameter]: String(names[idParameter]) };
  const atCompany = ({ company }: RequestContext, id = {}): DocumentLayer => ({
    ...documentName({ kind, companyId: company.id, ...id }),
    tenant: null,
  });
  const atTenant = ({ tenant }: RequestContext, params: DocumentCall<unknown, unknown>['params']): DocumentLayer => ({
    ...documentName({ kind, companyId: tenant.companyId, ...idIn(params) }),
    tenant,
  });
  /** What is answered beside a document, and is no part of it: the people there, ids of the scheduling service. */
  const withRelated = async <B extends object>(context: RequestContext, layer: DocumentLayer, body: B): Promise<B> => {
    const answered = kind === 'employment' ? await withExternalIds(context.db, layer, body) : body;
    return people ? { ...answered, employees: await employeesAt(context, layer.companyId, layer.tenant) } : answered;
  };
  return {
    base: async (context: RequestContext, { params, query }: DocumentCall<ExpectedBase, unknown>) => {
      const layer = atCompany(context, idIn(params));
      const loaded = await loadBase(context, layer, query);
      if (loaded === null) return unchanged;
      const whole = await withComputedMembers(context, layer, loaded);
      const body = cachedBody(whole, ({ document, name, description, template: isTemplate, ...record }) => ({
        ...record,
        ...(idParameter !== undefined && { name, desc: description, template: isTemplate }),
        [wire.base]: content(document),
      }));
      return { status: 200, body: await withRelated(context, layer, body) };
    },
    saveBase: async (context: RequestContext, { body }: DocumentCall<unknown, SentDocument>) => {
      const { id, ver, name, desc, template: isTemplate } = body;
      const layer = atCompany(context, idParameter === undefined ? {} : { [idParameter]: id });
      return {
        status: 200,
        body: await saveBase(context, layer, {
          id,
          ver,
          document: body[wire.base],
          ...(idParameter !== undefined && { edited: { name, desc, template: isTemplate } }),
        }),
      };
    },
    overrides: async (context: RequestContext, { params }: DocumentCall<unknown, unknown>) => ({
      status: 200,
      body: cachedBody(await listOverrides(context, atCompany(context, idIn(params))), found => [...found]),
    }),
    layered: async (context: RequestContext, { params, query }: DocumentCall<ExpectedLayers, unknown>) => {
      const layer = atTenant(context, params);
      const loaded = await loadLayered(context, layer, query);
      if (loaded === null) return unchanged;
      const whole = await withComputedMembers(context, layer, loaded);
      const body = cachedBody(whole, ({ document, ...record }) => ({ ...record, [wire.layered]: content(document) }));
      return { status: 200, body: await withRelated(context, layer, body) };
    },
    saveOverride: async (
      context: RequestContext,
      { params, query, body }: DocumentCall<{ readonly overrideVer?: number | undefined } | undefined, SentOverride>,
    ) => {
      if ((query?.overrideVer ?? body.overrideVer) !== body.overrideVer)
        throw apiError(400, 'not-the-same', 'overrideVer');
      return { status: 200, body: await saveOverride(context, atTenant(context, params), body) };
    },
    ...(idParameter === undefined && { template: async () => ({ status: 200, body: template(kind) }) }),
  };
};

/** The handlers of every kind of document, by the name of its area; the contract states the types that are computed here. */
export const documentAreas = Object.fromEntries(
  documentKinds.map(kind => [documents[kind].wire.area, documentHandlers(kind)]),
) as unknown as { readonly [Area in keyof DocumentAreas]: AreaHandlers<RequestContext, DocumentAreas[Area]> };
