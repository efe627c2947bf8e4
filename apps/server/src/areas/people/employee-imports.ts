import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../../services/context/index.ts';
import { importEmployees, recentImports, undoImport } from '../../services/employee-import/index.ts';

export const employeeImports: AreaHandlers<RequestContext, CommissaryContract['employeeImports']> = {
  run: async (context, { body }) => ({ status: 200, body: await importEmployees(context, body) }),

  list: async context => ({ status: 200, body: await recentImports(context) }),

  undo: async (context, { body }) => ({ status: 200, body: await undoImport(context, body.importId) }),
};
