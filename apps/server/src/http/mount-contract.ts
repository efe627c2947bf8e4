import type { Contract, Endpoint, File } from '@commissary/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { auditDenied } from '../services/audit/index.ts';
import { isCached } from '../services/calls/index.ts';
import type { Context, RequestContext } from '../services/context/index.ts';
import { ApiError } from '../services/errors/index.ts';
import { type AdmissionParts, type AdmittedCall, admitCall, callTarget } from './admission.ts';
import { authenticate, type Principal } from './authenticate.ts';
import { type CallName, type Checked, createSlotPool, mostStreams, type SlotPool } from './body/index.ts';
import { createReadQueue, type ReadQueue } from './read-queue.ts';
import { createReadYourWrites, type ReadYourWrites } from './read-your-writes.ts';
import { readFromReplica } from './replica-reads.ts';
import { requestContext } from './request-context.ts';
import { addressOf, originOf } from './request-origin.ts';
import { jsonInTurns, sendBytes, sendFile, sendPolled } from './send-bytes.ts';
import {
  acceptsEventStream,
  type BroadcastRound,
  createBroadcastRound,
  createEventStreams,
  type EventStreams,
  type Listener,
  sendEventStream,
} from './streams/index.ts';

/** A handler after mounting: its input has passed the call's own schemas. */
type AnyHandler = (
  context: RequestContext,
  call: Checked,
) => Promise<{ readonly status: number; readonly body: unknown }>;
type AnyHandlers = { readonly [area: string]: { readonly [name: string]: AnyHandler } };

/** What is known of a request so far; a property of the request, because a WeakMap costs a tenth of a short call. */
const knownCall = 'knownCall';
interface KnownCall {
  visitor?: Principal;
  arrival?: AdmittedCall;
}

/** What all calls share. */
interface MountParts {
  readonly door: AdmissionParts;
  readonly streams: EventStreams;
  readonly streamRoom: SlotPool;
  readonly reads: ReadQueue;
  readonly freshness: ReadYourWrites;
}

/** One route for each call of the contract; a handler is reachable in no other way. */
export const mountContract = (
  app: FastifyInstance,
  context: Context,
  contract: Contract,
  handlers: object,
  door: AdmissionParts,
): void => {
  const streams = createEventStreams(context);
  const house: MountParts = {
    door,
    streams,
    streamRoom: createSlotPool(mostStreams),
    reads: createReadQueue(),
    freshness: createReadYourWrites(context),
  };
  app.decorateRequest(knownCall, null);
  app.addHook('preClose', async () => streams.end());
  const declared = new Set(Object.values(contract).flatMap(endpoints => Object.values(endpoints).map(routeOf)));
  for (const [area, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = (handlers as AnyHandlers)[area]?.[name];
      if (handler === undefined) throw new Error(`The call ${area}.${name} has no handler.`);
      mountCall(app, house, { area, name }, endpoint, handler);
      // With and without the slash at the end.
      const short = { ...endpoint, path: endpoint.path.replace(/\/$/, '') };
      if (!declared.has(routeOf(short))) mountCall(app, house, { area, name }, short, handler);
    }
};

const routeOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const mountCall = (
  app: FastifyInstance,
  { door, streams, streamRoom, reads, freshness }: MountParts,
  call: CallName,
  endpoint: Endpoint,
  handler: AnyHandler,
): void => {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest: async (request, reply) => {
      const known: KnownCall = {};
      request.setDecorator(knownCall, known);
      const context = freshness.contextOf(request);
      known.arrival = await admitCall(context, door, { call, endpoint }, request, reply, visitor => {
        known.visitor = visitor;
      });
    },
    // A write that is rejected, on arrival, during its body or by its handler, is audited first, then answered.
    errorHandler: async (error, request) => {
      const person = request.getDecorator<KnownCall | null>(knownCall)?.visitor?.person;
      if (person)
        await auditDenied(
          { ...freshness.contextOf(request), person, origin: originOf(request, person) },
          endpoint,
          error,
        );
      throw error;
    },
    handler: async (request, reply) => {
      const arrival = request.getDecorator<KnownCall | null>(knownCall)?.arrival;
      if (arrival === undefined) throw new Error('A call without admission reached its handler.');
      const context = freshness.contextOf(request);
      const sent: Checked = { params: arrival.params, query: arrival.query, body: arrival.body ?? request.body };
      let matches: Listener['matches'] = () => true;
      const answer = (
        { visitor, target }: Pick<AdmittedCall, 'visitor' | 'target'>,
        round: BroadcastRound,
        source = context,
      ) => {
        const share: RequestContext['share'] = (topic, read) => {
          matches = topic.matches;
          return round.share(JSON.stringify(topic.key), read);
        };
        return handler(requestContext(source, request, reply, { visitor, target, share }), sent);
      };
      /** The visitor and the target as they are now. */
      const asNow = async (): Promise<Pick<AdmittedCall, 'visitor' | 'target'>> => {
        const visitor = await authenticate(context, endpoint.access, request);
        return { visitor, target: await callTarget(context, endpoint, sent, visitor) };
      };
      const isStream = acceptsEventStream(endpoint, request);
      if (isStream) acquireSlot(streamRoom, arrival, request, reply);
      // A permission may be removed while a large body is received.
      const who = arrival.isLarge ? await asNow() : arrival;
      const { person } = who.visitor;
      const work = async () => {
        // Nobody reads what is computed for a client that left while it waited.
        if (reply.raw.destroyed) throw new ApiError(503, [{ code: 'BUSY' }]);
        const onReplica = await freshness.replicaFor(request, endpoint);
        const read = (source: Context) => answer(who, createBroadcastRound(), source);
        return onReplica === null ? read(context) : readFromReplica({ context, onReplica }, read);
      };
      const { status, body } = await (person !== null && isRead(endpoint) ? reads.run(person.id, work) : work());
      if (endpoint.method !== 'GET' && who.visitor.person !== null) await freshness.noteWrite(request, reply);
      reply.status(status);
      if (status === 200 && isStream && typeof body === 'object' && body !== null)
        return sendEventStream(streams, reply, {
          first: body,
          stream: endpoint.stream,
          matches: changed => matches(changed),
          read: async round => {
            const again = await asNow()
              .then(now => answer(now, round))
              .catch(refused);
            return again?.status === 200 && typeof again.body === 'object' ? again.body : null;
          },
        });
      return sendAnswer(endpoint, request, reply, { status, body });
    },
  });
};

/** A call that changes nothing of the company, whatever its method. */
const isRead = ({ method, acting }: Endpoint): boolean => method === 'GET' || acting === 'allowed';

/** A stream holds its slot as long as it is open. */
const acquireSlot = (
  slots: SlotPool,
  { visitor }: AdmittedCall,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const taken = slots.enter({ person: visitor.person?.id ?? null, address: addressOf(request) });
  reply.raw.once('close', taken.leave);
};

const sendAnswer = async (
  { produces: gives, polled }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body }: { readonly status: number; readonly body: unknown },
): Promise<FastifyReply> => {
  if (polled && status === 200 && typeof body === 'object' && body !== null) return sendPolled(request, reply, body);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (body === undefined) return reply.send();
  if (gives === 'file' && status === 200) return sendFile(reply, body as File);
  if (typeof body === 'object' && body !== null && isCached(body)) return sendBytes(request, reply, body);
  return reply.type('application/json; charset=utf-8').send(await jsonInTurns(body));
};

/** Losing access ends the stream, and is not an error. */
const refused = (error: unknown): null => {
  if (error instanceof ApiError) return null;
  throw error;
};
