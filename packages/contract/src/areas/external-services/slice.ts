import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { idSchema, refusals } from '../../schemas/index.ts';

const params = z.object({ id: idSchema });
const access = { kind: 'tenant', param: 'id', permission: 'HAS_TOL_ADMIN_ACCESS' } as const;

/** Whether a location's online orders are sent to the online-ordering service. `null`: no service is configured. */
const cutover = z.object({ tccId: idSchema, cutOver: z.boolean().nullable() });

/** Data of a location at the online-ordering service, read and changed through this server. */
export const slice = {
  /** Forwarded as `GET slice/cutover?tccId=` (CALL.slice.cutover.get). */
  cutover: endpoint({
    method: 'GET',
    path: '/api/online-service/cutover/:id',
    summary: 'Whether a location was cut over to the online-ordering service',
    access,
    params,
    responses: { 200: cutover, ...refusals },
  }),
  /** Forwarded as `POST slice/cutover`. Idempotent: a cutover is never undone (CALL.slice.cutover.post). */
  cutOver: endpoint({
    method: 'POST',
    path: '/api/online-service/cutover/:id',
    summary: 'Cut a location over to the online-ordering service',
    access,
    params,
    responses: { 200: cutover, ...refusals },
  }),
  /** Forwarded as `DELETE slice/tcc/creditCard/{tenantId}` (CALL.slice.creditCard.delete). */
  deleteCards: endpoint({
    method: 'POST',
    path: '/api/online-service/stored-cards/:id/delete',
    summary: 'Delete the card data that the online-ordering service keeps for a location',
    access,
    params,
    responses: { 200: z.literal(true), ...refusals },
  }),
};
