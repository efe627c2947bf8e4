import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import {
  askForReset,
  brokenRules,
  changePassword,
  endListedSession,
  endOtherSessions,
  provenPerson,
  readLinkHolder,
  sessionsOf,
  setPasswordWithToken,
} from '../services/accounts/index.ts';
import type { RequestContext } from '../services/context/index.ts';
import { ApiError, apiError, unauthenticated } from '../services/errors/index.ts';
import {
  addColleague,
  changeSeveral,
  createEmployee,
  findColleague,
  findEmployee,
  listEmployees,
  listInvalidEmployees,
  listInvites,
  makeInviteLink,
  presentEmployee,
  previewSeveral,
  readEmployeePage,
  readJobChoices,
  removeEmployee,
  requireEmployee,
  sendInvite,
  signOutEmployee,
  updateEmployee,
} from '../services/people/index.ts';
import { beginSession } from './session.ts';

export const users: AreaHandlers<RequestContext, CommissaryContract['users']> = {
  sendPasswordReset: async (context, { body }) => {
    await askForReset(context, body.emailAddress);
    return { status: 204, body: undefined };
  },

  isValidInviteToken: async (context, { query }) => {
    const person = await readLinkHolder(context, query.userId, query.inviteToken);
    if (person === null) throw apiError(400, 'INVALID_TOKEN');
    const { name, email, companyName, passwordPolicy } = person;
    const holder = { userDisplayName: name, userEmail: email, userCompanyName: companyName, passwordPolicy };
    return { status: 200, body: holder };
  },

  setPasswordWithToken: async (context, { body }) => {
    const { userId, inviteToken: token, newPassword: password } = body;
    await setPasswordWithToken(context, { userId, token, password });
    return { status: 204, body: undefined };
  },

  isValidNewPassword: async (context, { body }) => {
    const proof = { userId: body.userId, token: body.inviteToken ?? null, session: context.cookie('session') };
    const broken = await brokenRules(context, await provenPerson(context, proof), body.password);
    if (broken.length > 0)
      throw new ApiError(
        400,
        broken.map(code => ({ code })),
      );
    return { status: 200, body: true };
  },

  changePassword: async (context, { body }) => {
    const session = context.cookie('session');
    if (session === null) throw unauthenticated();
    const { currentPassword: current, newPassword: password } = body;
    const { person } = context;
    await changePassword(context, { personId: person.id, current, password, session });
    await beginSession(context, person, null);
    return { status: 204, body: undefined };
  },

  signOutEverywhere: async context => {
    await endOtherSessions(context, context.person, context.cookie('session'));
    return { status: 204, body: undefined };
  },

  list: async context => ({ status: 200, body: await listEmployees(context) }),

  page: async (context, { query }) => ({ status: 200, body: await readEmployeePage(context, query) }),

  listInvalidUsers: async (context, { params }) => ({
    status: 200,
    body: await listInvalidEmployees(context, params.id),
  }),

  get: async (context, { params }) => {
    const found = await findEmployee(context.db, context.person, params.id);
    return { status: 200, body: await presentEmployee(context, found) };
  },

  jobs: async (context, { query }) => ({ status: 200, body: await readJobChoices(context, query.placeId) }),

  findColleague: async (context, { body }) => ({
    status: 200,
    body: { colleague: await findColleague(context, body.email) },
  }),

  addColleague: async (context, { body }) => ({ status: 200, body: await addColleague(context, body) }),

  create: async (context, { body }) => ({ status: 200, body: await createEmployee(context, body) }),

  update: async (context, { body }) => ({ status: 200, body: await updateEmployee(context, body) }),

  previewSeveral: async (context, { body }) => ({ status: 200, body: await previewSeveral(context, body) }),

  changeSeveral: async (context, { body }) => ({ status: 200, body: await changeSeveral(context, body) }),

  remove: async (context, { params }) => {
    await removeEmployee(context, params.id);
    return { status: 204, body: undefined };
  },

  sendInvite: async (context, { params }) => {
    await sendInvite(context, params.id);
    return { status: 204, body: undefined };
  },

  signOut: async (context, { params }) => {
    await signOutEmployee(context, params.id);
    return { status: 204, body: undefined };
  },

  sessions: async (context, { params }) => {
    const { row } = await requireEmployee(context.db, context.person, params.id);
    return { status: 200, body: await sessionsOf(context, row.id) };
  },

  endSession: async (context, { params }) => {
    const { row } = await requireEmployee(context.db, context.person, params.id);
    await endListedSession(context, row, params.sessionId);
    return { status: 204, body: undefined };
  },

  inviteEmails: async (context, { query }) => ({
    status: 200,
    body: { mail: context.mail.kind, invites: await listInvites(context, query.companyId) },
  }),

  inviteLink: async (context, { params }) => ({
    status: 200,
    body: { link: await makeInviteLink(context, params.id) },
  }),
};
