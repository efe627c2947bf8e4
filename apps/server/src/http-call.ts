import type { Contract, Endpoint, File } from '@commissary/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { bodyLimit, documentBodyLimit } from './http-body.ts';
import { sendBytes, sendFile } from './http-bytes.ts';
import { answerHead, sessionCookie } from './http-cookies.ts';
import { createFreshness, type Freshness } from './http-freshness.ts';
import { demandEncoding, guard } from './http-guard.ts';
import { addressOf, originOf } from './http-origin.ts';
import { type Streams, sendStream, wantsStream } from './http-stream.ts';
import { type Checked, validator } from './http-validate.ts';
import { identify, type Visitor } from './http-visitor.ts';
import type { RequestContext } from './request-context.ts';
import { authorise, type PathParams, type Target } from './services/access.ts';
import { demandRate } from './services/call-rate.ts';
import { noteDenied } from './services/denied.ts';
import { isKept } from './services/kept-body.ts';
import { Refusal, refuse } from './services/refusal.ts';
import { demandSafe } from './services/safe-value.ts';
import type { Signal } from './store/signal.ts';

/** A handler as the mount sees it: what it is given has passed the call's own schemas. */
type AnyHandler = (
  context: RequestContext,
  call: Checked,
) => Promise<{ readonly status: number; readonly body: unknown }>;
type AnyHandlers = { readonly [area: string]: { readonly [name: string]: AnyHandler } };

/** One route for each call of the contract; there is no other road to a handler. */
export const mountContract = (app: FastifyInstance, context: Context, contract: Contract, handlers: object): void => {
  const streams: Streams = new Set();
  const freshness = createFreshness(context);
  app.addHook('preClose', async () => {
    for (const end of streams) end();
  });
  for (const [area, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handler = (handlers as AnyHandlers)[area]?.[name];
      if (handler === undefined) throw new Error(`The call ${area}.${name} has no handler.`);
      mountCall(app, { streams, freshness }, endpoint, handler);
    }
};

const mountCall = (
  app: FastifyInstance,
  { streams, freshness }: { readonly streams: Streams; readonly freshness: Freshness },
  endpoint: Endpoint,
  handler: AnyHandler,
): void => {
  const validate = validator(endpoint);
  const inQuery = 'in' in endpoint.access && endpoint.access.in === 'query';
  const visitors = new WeakMap<FastifyRequest, Visitor>();
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.takes?.maxBytes ?? (endpoint.large === true ? documentBodyLimit : bodyLimit),
    onRequest: async request => {
      const context = freshness.contextOf(request);
      visitors.set(request, await identify(context, endpoint.access, request));
      guard(endpoint, request);
      demandEncoding(endpoint, request);
      await demandRate(context, endpoint, addressOf(request));
    },
    handler: async (request, reply) => {
      const context = freshness.contextOf(request);
      const visitor = visitors.get(request) ?? { person: null, company: null, tenant: null };
      demandSafe(request.params, '/params');
      demandSafe(request.query, '/query');
      const call = validate({ params: request.params, query: request.query, body: request.body });
      let hears = (_: Signal): boolean => true;
      const hear: RequestContext['hear'] = wanted => {
        hears = wanted;
      };
      const answerTo = async (who: Visitor, having: Context) => {
        const target =
          who.person === null
            ? null
            : await authorise(having, endpoint.access, (inQuery ? call.query : call.params) as PathParams, who.person);
        return handler(requestContext(having, request, reply, who, target, hear), call);
      };
      const keepDenied = async (error: unknown): Promise<never> => {
        const { person } = visitor;
        if (person !== null) await noteDenied({ ...context, person, origin: originOf(request) }, endpoint, error);
        throw error;
      };
      const { status, body } = await answerTo(visitor, context).catch(keepDenied);
      if (endpoint.method !== 'GET' && visitor.person !== null) freshness.noteWrite(request, reply);
      reply.status(status);
      if (status === 200 && wantsStream(endpoint, request)) {
        const look = async () => {
          const { doubting } = freshness;
          const again = await answerTo(await identify(doubting, endpoint.access, request), doubting).catch(refused);
          return again?.status === 200 ? JSON.stringify(again.body) : null;
        };
        return sendStream(context, streams, reply, {
          first: JSON.stringify(body),
          hears: changed => hears(changed),
          look,
        });
      }
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (body === undefined) return reply.send();
      if (endpoint.gives === 'file' && status === 200) return sendFile(reply, body as File);
      if (typeof body === 'object' && body !== null && isKept(body)) return sendBytes(request, reply, body);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
    },
  });
};

/** What the person may no longer have is the end of a stream, and no mistake. */
const refused = (error: unknown): null => {
  if (error instanceof Refusal) return null;
  throw error;
};

const requestContext = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: Visitor,
  target: Target | null,
  hear: RequestContext['hear'],
): RequestContext => ({
  ...context,
  requestId: String(request.id),
  address: addressOf(request),
  origin: originOf(request),
  idempotencyKey: idempotencyKey(request),
  cookie: name => sessionCookie(request, name),
  answer: answerHead(request, reply),
  hear,
  get person() {
    return there(visitor.person, 'person');
  },
  get company() {
    return there(target?.company ?? visitor.company, 'company');
  },
  get tenant() {
    return there(target?.tenant ?? visitor.tenant, 'tenant');
  },
});

const there = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined)
    throw new Error(`This call has no ${what}: its access does not ask for one.`);
  return value;
};

const idempotencyKey = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{1,64}$/.test(key)) throw refuse(400, 'INVALID_FORMAT', 'Idempotency-Key');
  return key;
};
