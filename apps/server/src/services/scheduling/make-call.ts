import * as z from 'zod';
import type { HttpRequest } from '../../adapters/index.ts';
import type { Context } from '../context/index.ts';
import { companyPlace } from './desired-items.ts';
import type { PlannedCall, SchedulingVerb } from './plan-calls.ts';

/** An id of the service, which may be a number there. */
const serviceId = z
  .union([z.string().trim().min(1).max(100), z.int()])
  .transform(String)
  .optional();
/** What the service returns of each kind; more is ignored, and the call says which one it needs. */
const answer = z
  .object({ departmentId: serviceId, roleId: serviceId, userId: serviceId, locationId: serviceId })
  .optional();

const idNames = { department: 'departmentId', role: 'roleId', user: 'userId', location: 'locationId' } as const;
const verbs: Readonly<Record<SchedulingVerb, string>> = {
  clear: 'clearCache',
  create: 'create',
  update: 'update',
  remove: 'delete',
};

/** The path of a call below the address of the service. */
export const pathOf = ({ verb, item: { kind } }: Pick<PlannedCall, 'verb' | 'item'>): string =>
  `${kind}/${kind === 'user' && verb === 'remove' ? 'deactivate' : verbs[verb]}`;

/** Makes a call. Returns the id that the service gave; undefined: it gave none, which only a new row needs. */
export const makeCall = async (
  { outgoing }: Pick<Context, 'outgoing'>,
  address: string,
  call: PlannedCall,
): Promise<string | undefined> => {
  const request: HttpRequest<typeof answer> = {
    url: `${address}/${pathOf(call)}`,
    method: 'POST',
    body: bodyOf(call),
    answer: call.verb === 'create' ? createdAnswer(call) : answer,
  };
  return (await outgoing.call(request))?.[idNames[call.item.kind]];
};

const createdAnswer = ({ item: { kind } }: PlannedCall): typeof answer =>
  answer.refine(given => given?.[idNames[kind]] !== undefined);

/** Exactly what the service asks for, and nothing else of the company. */
const bodyOf = ({ verb, item, name, department, isDefault }: PlannedCall): Readonly<Record<string, unknown>> => {
  const { kind, companyId, placeId, itemId, externalId } = item;
  const of = placeId === companyPlace ? { companyId } : { tenantId: placeId };
  const writes = verb === 'create' || verb === 'update';
  switch (kind) {
    case 'location':
      return of;
    case 'department':
      return {
        ...of,
        ...(externalId !== null && { departmentId: externalId }),
        ...(writes && { name, isDefault }),
      };
    case 'role':
      return {
        ...of,
        departmentId: department,
        ...(externalId !== null && { roleId: externalId }),
        ...(writes && { name }),
      };
    case 'user':
      return { ...of, tccUserId: itemId };
  }
};
