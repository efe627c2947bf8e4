import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../../services/context/index.ts';
import { proposePin, revealPin } from '../../services/people/index.ts';

export const logOn: AreaHandlers<RequestContext, CommissaryContract['logOn']> = {
  proposePin: async context => ({ status: 200, body: { pin: await proposePin(context) } }),
  revealPin: async (context, { params }) => ({ status: 200, body: { pin: await revealPin(context, params.id) } }),
};
