import { publishKinds } from '@commissary/catalog';
import type { AreaHandlers, CommissaryContract, ConsoleStart, User } from '@commissary/contract';
import { recordOf } from '@commissary/domain';
import { holdsAny, readAccessibleCompanies } from '../services/access/index.ts';
import {
  actAs,
  authenticateUser,
  chooseEmails,
  chooseLanguage,
  endActing,
  endListedSession,
  endSession,
  ownLanguage,
  readEmailChoices,
  rememberedCompany,
  rememberLanguage,
  requestedCompany,
  resumeSession,
  samplePass,
  serializeUser,
  sessionsOf,
  startSession,
} from '../services/accounts/index.ts';
import { recordAuditAs } from '../services/audit/index.ts';
import type { Person, RequestContext } from '../services/context/index.ts';
import { readMenus } from '../services/documents/index.ts';
import { readUnpublished } from '../services/locations/index.ts';
import { runningWorkflows } from '../services/publishing/index.ts';

export const session: AreaHandlers<RequestContext, CommissaryContract['session']> = {
  status: async (context, { query }) => {
    const company = await requestedCompany(context, context.person, query.companyId);
    return { status: 200, body: await serializeUser(context, context.person, company, await maySwitch(context)) };
  },

  start: async (context, { query }) => {
    const { config, person } = context;
    rememberLanguage(context, ownLanguage(person));
    const company = await requestedCompany(context, person, query.companyId);
    const user = await serializeUser(context, person, company, await maySwitch(context));
    const companies = await readAccessibleCompanies(context, person);
    const tenantsApart = user.accessibleTenants.length > mostAtStart;
    return {
      status: 200,
      body: {
        user: tenantsApart ? { ...user, accessibleTenants: [] } : user,
        tenantsApart,
        companies: companies.map(({ id, name }) => ({ id, name })),
        appVersion: { version: config.version, environment: config.environment },
        tracking: { googleAnalyticsKey: config.googleAnalyticsKey, mixpanelToken: config.mixpanelToken },
        company: await companyAtStart(context, user.companyId),
      },
    };
  },

  login: async (context, { body: sent }) => {
    const person = await authenticateUser(context, sent);
    const company = await rememberedCompany(context, person, sent.companyId);
    const [body] = await Promise.all([
      serializeUser(context, person, company, await maySwitch(context)),
      beginSession(context, person, 'sign-in'),
    ]);
    return { status: 200, body };
  },

  logout: async context => {
    const token = context.cookie('session');
    if (token !== null) {
      const person = await resumeSession(context, token, { background: true });
      await endSession(context, person, token);
    }
    context.answer.clearCookie('session');
    context.answer.header('clear-site-data', '"cache"');
    return { status: 204, body: undefined };
  },

  keepAlive: async () => ({ status: 204, body: undefined }),

  actAs: async (context, { body }) => ({ status: 200, body: await userAt(context, await actAs(context, body)) }),

  stopActing: async context => ({ status: 200, body: await userAt(context, await endActing(context)) }),

  list: async context => ({ status: 200, body: await sessionsOf(context, context.person.id) }),

  setLanguage: async (context, { body: { language } }) => {
    await chooseLanguage(context, language);
    return { status: 204, body: undefined };
  },

  emails: async context => ({ status: 200, body: await readEmailChoices(context) }),

  setEmails: async (context, { body }) => ({ status: 200, body: await chooseEmails(context, body) }),

  end: async (context, { params }) => {
    await endListedSession(context, context.person, params.sessionId);
    return { status: 204, body: undefined };
  },
};

/** So many groups and locations are in the start itself; more are asked for apart, and a browser keeps them. */
const mostAtStart = 200;

/** The user record of a person in their own company. */
const userAt = async (context: RequestContext, person: Person): Promise<User> =>
  serializeUser(context, person, await requestedCompany(context, person, undefined), await maySwitch(context));

/** Company staff may open every company, and read its menus and locations only with a role there. */
const companyAtStart = async (context: RequestContext, companyId: string): Promise<ConsoleStart['company']> => {
  const { db, person } = context;
  if (person.internal && !(await holdsAny(context, person, companyId))) return null;
  const running = await Promise.all(
    publishKinds.map(async kind => [kind, await runningWorkflows(context, companyId, kind)] as const),
  );
  const workflows = new Map(running);
  return {
    menus: await readMenus(db, companyId),
    unpublished: await readUnpublished(context, companyId),
    running: recordOf(publishKinds, kind => workflows.get(kind) ?? []),
  };
};

/** Starts a session in this browser. A sign-in is audited with it; a changed password has been audited already. */
export const beginSession = async (
  context: RequestContext,
  person: Person,
  action: 'sign-in' | 'sample-sign-in' | null,
): Promise<void> => {
  const { now, origin } = context;
  const deed = action && { action, companyId: person.companyId, target: person.id };
  const token = await startSession(context, person.id, {
    before: context.cookie('session'),
    origin,
    began: async (db, session) => {
      if (deed) await recordAuditAs({ now, origin: { ...origin, session } }, db, person, deed);
    },
  });
  context.answer.setCookie('session', token, person.sessionLongestMinutes * 60);
  rememberLanguage(context, ownLanguage(person));
};

const maySwitch = async (context: RequestContext): Promise<boolean> =>
  (await samplePass(context, context.cookie('sample-pass'))) !== null;
