import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, jsonObject, refusals } from '../schemas/index.ts';
import { documentAreas } from './document-areas.ts';

export const settings = {
  ...documentAreas.settings,
  printingTemplate: endpoint({
    method: 'GET',
    path: '/api/blobs/settings/printing-template/:companyId/:templateId',
    summary: 'A print template as a new company gets it; 404 for a number that no template has',
    access: { kind: 'company', param: 'companyId' },
    params: z.object({ companyId: idSchema, templateId: idSchema }),
    responses: { 200: jsonObject, ...refusals },
  }),
};
