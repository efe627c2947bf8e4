import type { AddressInfo } from 'node:net';
import { constants } from 'node:zlib';
import type { CommissaryContract, ContractHandlers } from '@commissary/contract';
import { contract } from '@commissary/contract';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Context, RequestContext } from '../services/context/index.ts';
import { mountDocs } from './api-docs.ts';
import {
  type BodyValidatorLimits,
  createBodyReader,
  createBodyValidator,
  createSlotPool,
  mostOfTerminals,
} from './body/index.ts';
import { sendErrors } from './errors.ts';
import { sendHeaders } from './headers.ts';
import { mountContract } from './mount-contract.ts';
import { mountWeb } from './web-app.ts';

export type Handlers = ContractHandlers<RequestContext, CommissaryContract>;

const shutdownMs = 3_000;
/** Enough for an image of 10 MiB over a slow line; a longer request only holds a slot. */
const arrivalMs = 120_000;

export interface InjectedCall {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly address?: string;
}
export interface InjectedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, number | string | readonly string[] | undefined>>;
  readonly text: string;
  readonly bytes: Uint8Array;
}

export interface Server {
  /** Returns the address that it listens on. */
  listen(): Promise<string>;
  /** Sends a request without the network, for tests. */
  inject(call: InjectedCall): Promise<InjectedResponse>;
  /** Every route, as `GET /api/health`. */
  readonly routes: readonly string[];
  close(): Promise<void>;
}

/** Everything that responds to requests: the calls of the contract, the built web app, and the API page. */
export const createServer = async (
  context: Context,
  handlers: Handlers,
  judging?: BodyValidatorLimits,
): Promise<Server> => {
  const { config } = context;
  const app = Fastify({
    exposeHeadRoutes: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: requestIds(context.newId()),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    requestTimeout: arrivalMs,
    frameworkErrors: (error, request, reply) => sendErrors(context, error, request, reply),
  });
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push(`${String(method)} ${url}`);
  });
  app.setErrorHandler((error, request, reply) => sendErrors(context, error, request, reply));

  await sendHeaders(app, context);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // The body reader decompresses what a call takes compressed, counting as it does.
    globalDecompression: false,
    // The highest level takes a hundred times as long to save a few percent.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  const bodyValidator = createBodyValidator(judging);
  app.addHook('onClose', () => bodyValidator.close());
  mountContract(app, context, contract, handlers, {
    slots: createSlotPool(),
    terminalSlots: createSlotPool(mostOfTerminals),
    bodies: createBodyReader(app, bodyValidator),
  });
  await mountDocs(app);
  await mountWeb(app, config.webFolder);
  await app.ready();
  return serverOf(app, context, routes);
};

/** Random values are only for what must not be guessed; the id of a request only has to be unique. */
const requestIds = (prefix: string): (() => string) => {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
};

const serverOf = (app: FastifyInstance, { config }: Context, routes: readonly string[]): Server => ({
  listen: async () => {
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  },
  inject: async ({ method, url, headers = {}, body, address = '127.0.0.1' }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers },
      remoteAddress: address,
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : Buffer.from(body) }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload, bytes: answer.rawPayload };
  },
  routes,
  close: async () => {
    // Requests under way may finish; an idle connection must not delay the shutdown.
    const patience = setTimeout(() => app.server.closeAllConnections(), shutdownMs);
    await app.close();
    clearTimeout(patience);
  },
});
