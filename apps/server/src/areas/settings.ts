import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { printingTemplate } from '../services/content/index.ts';
import type { RequestContext } from '../services/context/index.ts';
import { documentAreas } from './documents.ts';

export const settings: AreaHandlers<RequestContext, CommissaryContract['settings']> = {
  ...documentAreas.settings,
  printingTemplate: async (_, { params }) => ({ status: 200, body: printingTemplate(params.templateId) }),
};
