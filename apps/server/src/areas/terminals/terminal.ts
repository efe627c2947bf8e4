import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import { cachedBody } from '../../services/calls/index.ts';
import type { RequestContext } from '../../services/context/index.ts';
import { apiError } from '../../services/errors/index.ts';
import {
  handleCheckIn,
  noteCheckIn,
  readContent,
  readDeviceLogOnList,
  readLogOnList,
  readManifest,
  readPack,
  readPart,
  readParts,
  readTerminalSecret,
  redeemToken,
  requireCheckedIn,
} from '../../services/terminals/index.ts';
import { receiveTickets } from '../../services/tickets/index.ts';

type Handlers = AreaHandlers<RequestContext, CommissaryContract['terminal']>;
type PartBody = Extract<Awaited<ReturnType<Handlers['part']>>, { status: 200 }>['body'];

export const terminal: Handlers = {
  checkIn: async (context, { body }) => {
    const instructions = await handleCheckIn(context, context.tenant, body);
    await noteCheckIn(context, context.credential, context.tenant, body.deviceId);
    return { status: 200, body: instructions };
  },
  license: async (context, { body }) => {
    await redeemToken(context, context.tenant, body.token);
    return { status: 200, body: { licensed: true } };
  },
  manifest: async (context, { params }) => {
    await requireCheckedIn(context);
    const manifest = await readManifest(context, context.tenant, params.hash);
    context.answer.header('cache-control', `private, ${forever}`);
    return { status: 200, body: { ...manifest, parts: { ...manifest.parts } } };
  },
  part: async (context, { params }) => {
    await requireCheckedIn(context);
    const part = await readPart(context, context.tenant, params.hash);
    context.answer.header('cache-control', `private, ${forever}`);
    return { status: 200, body: part as PartBody };
  },
  parts: async (context, { body }) => {
    await requireCheckedIn(context);
    const parts = await readParts(context, context.tenant, body.hashes);
    return { status: 200, body: { parts: Object.fromEntries(parts) as Record<string, PartBody> } };
  },
  pack: async (context, { body }) => {
    await requireCheckedIn(context);
    const { content, more } = await readPack(context, context.tenant, body);
    return { status: 200, body: { content: content as Record<string, PartBody>, more } };
  },
  content: async (context, { params, query }) => {
    const found = (await readContent(context, params.hash, query)) as PartBody;
    context.answer.header('cache-control', `public, ${forever}`);
    // Every terminal of a publish asks for it: its bytes are compressed once.
    const body = typeof found === 'object' && found !== null ? cachedBody(found, part => part) : found;
    return { status: 200, body };
  },
  logOn: async context => {
    await requireCheckedIn(context);
    if (!context.credential.hasSharedList) throw apiError(403, 'DEVICE_NEEDED');
    context.answer.header('cache-control', 'no-store');
    return { status: 200, body: await readLogOnList(context, context.tenant) };
  },
  deviceLogOn: async (context, { body }) => {
    await requireCheckedIn(context);
    context.answer.header('cache-control', 'no-store');
    return { status: 200, body: await readDeviceLogOnList(context, context.tenant, context.credential, body) };
  },
  secret: async (context, { params }) => {
    await requireCheckedIn(context);
    return { status: 200, body: { value: await readTerminalSecret(context, context.tenant, params.id) } };
  },
  tickets: async (context, { body }) => {
    await requireCheckedIn(context);
    return { status: 200, body: await receiveTickets(context, context.tenant, body) };
  },
};

/** Addressed by its own hash, it never changes. */
const forever = 'max-age=31536000, immutable';
