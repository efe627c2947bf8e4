import * as z from 'zod';
import type { RequestContext } from '../request-context.ts';
import type { Tenant } from '../store/tenant.ts';
import { audit } from './audit.ts';
import { anything, askService } from './outside.ts';

interface Cutover {
  readonly tccId: string;
  readonly cutOver: boolean | null;
}

const said = z.object({ cutover: z.boolean() });

export const cutoverOf = async (context: RequestContext, { id }: Tenant): Promise<Cutover> => {
  const { onlineServiceUrl } = context.config;
  if (onlineServiceUrl === null) return { tccId: id, cutOver: null };
  const path = `slice/cutover?tccId=${encodeURIComponent(id)}`;
  const { cutover } = await askService(context, onlineServiceUrl, { path, answer: said });
  return { tccId: id, cutOver: cutover };
};

export const cutOver = async (context: RequestContext, location: Tenant): Promise<Cutover> => {
  const { id } = location;
  const call = { path: 'slice/cutover', method: 'POST', body: { tccId: id }, answer: anything } as const;
  await askService(context, context.config.onlineServiceUrl, call);
  await audit(context, context.db, { action: 'online.cut-over', ...about(location) });
  return { tccId: id, cutOver: true };
};

export const deleteStoredCards = async (context: RequestContext, location: Tenant): Promise<void> => {
  const path = `slice/tcc/creditCard/${encodeURIComponent(location.id)}`;
  await askService(context, context.config.onlineServiceUrl, { path, method: 'DELETE', answer: anything });
  await audit(context, context.db, { action: 'online.delete-cards', ...about(location) });
};

const about = ({ id, companyId, name }: Tenant) => ({ companyId, placeIds: [id], target: id, subject: name });
