import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import {
  handleCheckIn,
  readLogOnList,
  readManifest,
  readPart,
  readTerminalSecret,
  redeemToken,
} from '../services/terminals/index.ts';

type Handlers = AreaHandlers<RequestContext, CommissaryContract['terminal']>;
type PartBody = Extract<Awaited<ReturnType<Handlers['part']>>, { status: 200 }>['body'];

export const terminal: Handlers = {
  checkIn: async (context, { body }) => ({ status: 200, body: await handleCheckIn(context, context.tenant, body) }),
  license: async (context, { body }) => {
    await redeemToken(context, context.tenant, body.token);
    return { status: 200, body: { licensed: true } };
  },
  manifest: async (context, { params }) => {
    const manifest = await readManifest(context, context.tenant, params.hash);
    context.answer.header('cache-control', forever);
    return { status: 200, body: { ...manifest, parts: { ...manifest.parts } } };
  },
  part: async (context, { params }) => {
    const part = await readPart(context, context.tenant, params.hash);
    context.answer.header('cache-control', forever);
    return { status: 200, body: part as PartBody };
  },
  logOn: async context => {
    context.answer.header('cache-control', 'no-store');
    return { status: 200, body: await readLogOnList(context, context.tenant) };
  },
  secret: async (context, { params }) => ({
    status: 200,
    body: { value: await readTerminalSecret(context, context.tenant, params.id) },
  }),
};

/** Addressed by its own hash, it never changes. */
const forever = 'private, max-age=31536000, immutable';
