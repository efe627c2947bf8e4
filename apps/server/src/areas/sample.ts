import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import {
  openSampleLink,
  rememberedCompany,
  requireSamplePerson,
  samplePassMs,
  samplePeople,
  serializeUser,
} from '../services/accounts/index.ts';
import type { RequestContext } from '../services/context/index.ts';
import { beginSession } from './session.ts';

export const sample: AreaHandlers<RequestContext, CommissaryContract['sample']> = {
  open: async (context, { body }) => {
    const { company, pass } = await openSampleLink(context, body.token);
    context.answer.setCookie('sample-pass', pass, samplePassMs / 1000);
    return { status: 200, body: await samplePeople(context, company) };
  },

  people: async context => ({ status: 200, body: await samplePeople(context, context.company) }),

  signIn: async (context, { body }) => {
    const person = await requireSamplePerson(context, body.personId);
    await beginSession(context, person, 'sample-sign-in');
    const company = await rememberedCompany(context, person, undefined);
    return { status: 200, body: await serializeUser(context, person, company, true) };
  },
};
