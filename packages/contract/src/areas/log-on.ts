import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, refusals } from '../schemas/index.ts';

const pin = z.object({ pin: z.string() });

/** How people log on at terminals. */
export const logOn = {
  proposePin: endpoint({
    method: 'POST',
    path: '/api/users/company/:id/proposePin',
    summary: 'A PIN that nobody of the company has',
    access: { kind: 'company', param: 'id', permission: 'userAdmin' },
    acting: 'refused',
    perMinute: 60,
    params: z.object({ id: idSchema }),
    responses: { 200: pin, ...refusals },
  }),
  revealPin: endpoint({
    method: 'POST',
    path: '/api/users/:id/revealPin',
    summary: 'The PIN of an employee, for people who may view it at every place where the employee works; audited',
    access: { kind: 'session' },
    acting: 'refused',
    perMinute: 60,
    params: z.object({ id: idSchema }),
    responses: { 200: pin, ...refusals },
  }),
};
