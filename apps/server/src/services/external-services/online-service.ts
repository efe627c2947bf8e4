import * as z from 'zod';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { anyResponse, callService } from './external-service.ts';

interface Cutover {
  readonly tccId: string;
  readonly cutOver: boolean | null;
}

const serviceResponse = z.object({ cutover: z.boolean() });

export const readCutover = async (context: RequestContext, { id }: TenantRecord): Promise<Cutover> => {
  const { onlineServiceUrl } = context.config;
  if (onlineServiceUrl === null) return { tccId: id, cutOver: null };
  const path = `slice/cutover?tccId=${encodeURIComponent(id)}`;
  const { cutover } = await callService(context, onlineServiceUrl, { path, answer: serviceResponse });
  return { tccId: id, cutOver: cutover };
};

export const cutOver = async (context: RequestContext, location: TenantRecord): Promise<Cutover> => {
  const { id } = location;
  const call = { path: 'slice/cutover', method: 'POST', body: { tccId: id }, answer: anyResponse } as const;
  await callService(context, context.config.onlineServiceUrl, call);
  await recordAudit(context, context.db, { action: 'online.cut-over', ...auditTarget(location) });
  return { tccId: id, cutOver: true };
};

export const deleteStoredCards = async (context: RequestContext, location: TenantRecord): Promise<void> => {
  const path = `slice/tcc/creditCard/${encodeURIComponent(location.id)}`;
  await callService(context, context.config.onlineServiceUrl, { path, method: 'DELETE', answer: anyResponse });
  await recordAudit(context, context.db, { action: 'online.delete-cards', ...auditTarget(location) });
};

const auditTarget = ({ id, companyId, name }: TenantRecord) => ({
  companyId,
  tenantIds: [id],
  target: id,
  subject: name,
});
