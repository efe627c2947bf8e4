import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../request-context.ts';
import { presentUser, rememberedCompany, requestedCompany } from '../services/present-user.ts';
import { samplePass } from '../services/sample-link.ts';
import { endSession, resumeSession, sessionLongestMs, startSession } from '../services/sessions.ts';
import { auditSignIn, signIn } from '../services/sign-in.ts';

export const session: AreaHandlers<RequestContext, CommissaryContract['session']> = {
  status: async (context, { query }) => {
    const company = await requestedCompany(context, context.person, query.companyId);
    return { status: 200, body: await presentUser(context, context.person, company, await maySwitch(context)) };
  },

  login: async (context, { body }) => {
    const person = await signIn(context, { ...body, address: context.address });
    const company = await rememberedCompany(context, person, body.companyId);
    await beginSession(context, person.id);
    return { status: 200, body: await presentUser(context, person, company, await maySwitch(context)) };
  },

  logout: async context => {
    const token = context.cookie('session');
    if (token !== null) {
      const person = await resumeSession(context, token, { background: true });
      await endSession(context, token);
      if (person !== null) await auditSignIn(context, person, context.address, 'sign-out');
    }
    context.answer.clearCookie('session');
    context.answer.header('clear-site-data', '"cache"');
    return { status: 204, body: undefined };
  },

  keepAlive: async () => ({ status: 204, body: undefined }),
};

export const beginSession = async (context: RequestContext, personId: string): Promise<void> => {
  const token = await startSession(context, personId, context.cookie('session'));
  context.answer.setCookie('session', token, sessionLongestMs / 1000);
};

const maySwitch = async (context: RequestContext): Promise<boolean> =>
  (await samplePass(context, context.cookie('sample-pass'))) !== null;
