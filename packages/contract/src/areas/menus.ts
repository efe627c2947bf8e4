import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentRecord, idSchema, refusals } from '../schemas/index.ts';
import { documentAreas } from './document-areas.ts';

export const menus = {
  list: endpoint({
    method: 'GET',
    path: '/api/menus/company/:companyId',
    summary: 'Menus of a company',
    access: { kind: 'company', param: 'companyId' },
    params: z.object({ companyId: idSchema }),
    responses: { 200: z.array(documentRecord), ...refusals },
  }),
  ...documentAreas.menus,
};
