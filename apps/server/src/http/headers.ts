import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/index.ts';
import type { Context } from '../services/context/index.ts';
import { inlineScriptSources } from './inline-scripts.ts';

type HeaderFacts = Pick<Context, 'config' | 'images'>;

/**
 * What a page of this server may load: its own files, images where they are stored elsewhere, dashboards of an analytics
 * service in frames, and nothing else. Of inline
 * scripts it may run those that the build wrote into the page.
 */
const contentSecurityPolicy = (
  { frameAncestors, mixpanelToken, mapTiles, analyticsUrl, webFolder }: ServerConfig,
  imageOrigins: readonly string[],
) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': frameAncestors.length === 0 ? ["'none'"] : [...frameAncestors],
    // The sign-out of the service is loaded by way of this server.
    ...(analyticsUrl !== null && { 'frame-src': ["'self'", new URL(analyticsUrl).origin] }),
    'img-src': ["'self'", 'data:', 'blob:', ...imageOrigins, ...(mapTiles === null ? [] : [new URL(mapTiles).origin])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...imageOrigins, ...(mixpanelToken === '' ? [] : [usageHost])],
    'script-src': ["'self'", ...inlineScriptSources(webFolder)],
    'script-src-attr': ["'none'"],
    // The component library sets sizes and colors as style attributes and writes its theme as a style element.
    'style-src': ["'self'", "'unsafe-inline'"],
  },
});

/** Receives usage events where a token for it is set. */
const usageHost = 'https://api.mixpanel.com';

/**
 * The headers are the same for every response, so they are computed once: this costs a twentieth of computing them each
 * time.
 */
export const sendHeaders = async (app: FastifyInstance, context: HeaderFacts): Promise<void> => {
  const headers = await headersOf(context);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
};

const headersOf = async ({ config, images }: HeaderFacts): Promise<Record<string, string>> => {
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(config, images.direct === null ? [] : [images.direct.origin]),
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // An older header that accepts no list: where some pages may frame the console, the policy above says which.
    frameguard: config.frameAncestors.length === 0 ? { action: 'deny' } : false,
    // Only over TLS: without it the header has no effect, and on a laptop it would lock other projects out.
    strictTransportSecurity: false,
  });
  probe.get('/', (_request, reply) => {
    reply.send();
  });
  const { headers } = await probe.inject('/');
  await probe.close();
  const own = ['connection', 'content-length', 'date'];
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (own.includes(name) ? [] : [[name, String(value)]])),
  );
};
