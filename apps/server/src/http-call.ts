import type { Contract, Endpoint, File } from '@commissary/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { type Arrival, arrive, type Door, targetOf } from './http-arrival.ts';
import { sendBytes, sendFile } from './http-bytes.ts';
import { createFreshness, type Freshness } from './http-freshness.ts';
import type { CallName } from './http-judge.ts';
import { addressOf, originOf } from './http-origin.ts';
import { requestContext } from './http-request-context.ts';
import { createRoom, mostStreams, type Room } from './http-room.ts';
import { sendStream, wantsStream } from './http-stream.ts';
import { createStreams, type Listener, type Streams } from './http-streams.ts';
import type { Checked } from './http-validate.ts';
import { identify, type Visitor } from './http-visitor.ts';
import type { RequestContext } from './request-context.ts';
import { noteDenied } from './services/denied.ts';
import { isKept } from './services/kept-body.ts';
import { Refusal } from './services/refusal.ts';
import { createRound, type Round } from './stream-round.ts';

/** A handler as the mount sees it: what it is given has passed the call's own schemas. */
type AnyHandler = (
  context: RequestContext,
  call: Checked,
) => Promise<{ readonly status: number; readonly body: unknown }>;
type AnyHandlers = { readonly [area: string]: { readonly [name: string]: AnyHandler } };

/** What all calls share. */
interface House {
  readonly door: Door;
  readonly streams: Streams;
  readonly streamRoom: Room;
  readonly freshness: Freshness;
}

/** One route for each call of the contract; there is no other road to a handler. */
export const mountContract = (
  app: FastifyInstance,
  context: Context,
  contract: Contract,
  handlers: object,
  door: Door,
): void => {
  const streams = createStreams(context);
  const house: House = { door, streams, streamRoom: createRoom(mostStreams), freshness: createFreshness(context) };
  app.addHook('preClose', async () => streams.end());
  for (const [area, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = (handlers as AnyHandlers)[area]?.[name];
      if (handler === undefined) throw new Error(`The call ${area}.${name} has no handler.`);
      mountCall(app, house, { area, name }, endpoint, handler);
    }
};

const mountCall = (
  app: FastifyInstance,
  { door, streams, streamRoom, freshness }: House,
  call: CallName,
  endpoint: Endpoint,
  handler: AnyHandler,
): void => {
  const arrivals = new WeakMap<FastifyRequest, Arrival>();
  const visitors = new WeakMap<FastifyRequest, Visitor>();
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest: async (request, reply) => {
      const known = (who: Visitor): unknown => visitors.set(request, who);
      const context = freshness.contextOf(request);
      arrivals.set(request, await arrive(context, door, { call, endpoint }, request, reply, known));
    },
    // Wherever a write was refused, on arrival, amid its body or by its handler: that is kept, and then said.
    errorHandler: async (error, request) => {
      const person = visitors.get(request)?.person;
      if (person)
        await noteDenied({ ...freshness.contextOf(request), person, origin: originOf(request) }, endpoint, error);
      throw error;
    },
    handler: async (request, reply) => {
      const arrival = arrivals.get(request);
      if (arrival === undefined) throw new Error('A call is answered that was not let in.');
      const context = freshness.contextOf(request);
      const sent: Checked = { params: arrival.params, query: arrival.query, body: request.body };
      let hears: Listener['hears'] = () => true;
      const answer = ({ visitor, target }: Pick<Arrival, 'visitor' | 'target'>, round: Round) => {
        const share: RequestContext['share'] = (topic, look) => {
          hears = topic.hears;
          return round.share(JSON.stringify(topic.key), look);
        };
        return handler(requestContext(context, request, reply, { visitor, target, share }), sent);
      };
      /** Who is asking, and where, as it is now. */
      const asNow = async (): Promise<Pick<Arrival, 'visitor' | 'target'>> => {
        const visitor = await identify(context, endpoint.access, request);
        return { visitor, target: await targetOf(context, endpoint, sent, visitor) };
      };
      const isStream = wantsStream(endpoint, request);
      if (isStream) takePlace(streamRoom, arrival, request, reply);
      // While a large body came, a right may have gone.
      const who = arrival.isLarge ? await asNow() : arrival;
      const { status, body } = await answer(who, createRound());
      if (endpoint.method !== 'GET' && who.visitor.person !== null) freshness.noteWrite(request, reply);
      reply.status(status);
      if (status === 200 && isStream)
        return sendStream(streams, reply, {
          first: JSON.stringify(body),
          hears: changed => hears(changed),
          look: async round => {
            const again = await asNow()
              .then(now => answer(now, round))
              .catch(refused);
            return again?.status === 200 ? round.textOf(again.body) : null;
          },
        });
      return sendAnswer(endpoint, request, reply, { status, body });
    },
  });
};

/** A stream keeps its place as long as it is open. */
const takePlace = (room: Room, { visitor }: Arrival, request: FastifyRequest, reply: FastifyReply): void => {
  const taken = room.enter({ person: visitor.person?.id ?? null, address: addressOf(request) });
  reply.raw.once('close', taken.leave);
};

const sendAnswer = (
  { gives }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body }: { readonly status: number; readonly body: unknown },
): FastifyReply | Promise<FastifyReply> => {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (body === undefined) return reply.send();
  if (gives === 'file' && status === 200) return sendFile(reply, body as File);
  if (typeof body === 'object' && body !== null && isKept(body)) return sendBytes(request, reply, body);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
};

/** What the person may no longer have is the end of a stream, and no mistake. */
const refused = (error: unknown): null => {
  if (error instanceof Refusal) return null;
  throw error;
};
