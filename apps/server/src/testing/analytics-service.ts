import type { IncomingMessage, ServerResponse } from 'node:http';
import { request } from 'node:https';
import { type JWTPayload, jwtVerify } from 'jose';
import { testCertificate } from './test-certificate.ts';
import { openTestService, serviceAddress, type TestService } from './test-service.ts';

/** What a server needs to use the analytics service of a test. */
export const analyticsConfig = {
  analyticsUrl: serviceAddress,
  analyticsSecret: 'a secret that both of them know, long enough',
};

export interface Visit {
  readonly status: number;
  readonly location: string | null;
  readonly cookie: string | null;
  readonly body: string;
}

export interface TestAnalytics extends TestService {
  /** What it lists, whoever asks. */
  dashboards: readonly object[];
  /** Who has signed in, in order, by the claims of their tokens. */
  readonly signedIn: JWTPayload[];
  /** Who has asked for its dashboards. */
  readonly listedFor: JWTPayload[];
  /** How often its sign-out was loaded. */
  signOuts: number;
  /** What a sign-out waits for. */
  beforeSignOut: () => Promise<void>;
  /** What a browser gets at an address of it. */
  visit(address: string, cookie?: string): Promise<Visit>;
}

/**
 * An analytics service over TLS. It believes nothing but a token of this server: its signature, issuer, audience and time,
 * and each token once.
 */
export const openAnalyticsService = async (now: () => Date = () => new Date()): Promise<TestAnalytics> => {
  const base = await openTestService();
  const service: TestAnalytics = Object.assign(base, {
    ...{ dashboards: [], signedIn: [], listedFor: [], signOuts: 0 },
    beforeSignOut: async () => undefined,
    visit: (address: string, cookie?: string) => visitAt(base.port, address, cookie),
  });
  const used = new Set<string>();
  const sessions = new Set<string>();
  const claimsOf = async (token: string | null | undefined): Promise<JWTPayload | null> => {
    const key = new TextEncoder().encode(analyticsConfig.analyticsSecret);
    const { payload } = await jwtVerify(token ?? '', key, {
      ...{ algorithms: ['HS256'], issuer: 'commissary', audience: 'https://labor.example', currentDate: now() },
      requiredClaims: ['sub', 'jti', 'iat', 'exp', 'company', 'locations'],
    }).catch(() => ({ payload: null }));
    if (payload === null || used.has(String(payload.jti))) return null;
    used.add(String(payload.jti));
    return payload;
  };
  const signIn = async (url: URL, response: ServerResponse) => {
    const claims = await claimsOf(url.searchParams.get('token'));
    const to = url.searchParams.get('return_to') ?? '';
    if (claims === null || !/^\/(?!\/)/.test(to)) return response.writeHead(claims === null ? 401 : 400).end();
    service.signedIn.push(claims);
    const session = `session-${service.signedIn.length}`;
    sessions.add(session);
    // A frame on a page of another host.
    const cookie = `analytics=${session}; Path=/; Secure; HttpOnly; SameSite=None; Partitioned`;
    return response.writeHead(302, { location: to, 'set-cookie': cookie }).end();
  };
  const respond = async (asked: IncomingMessage, response: ServerResponse) => {
    const url = new URL(asked.url ?? '/', 'https://labor.example');
    if (url.pathname === '/api/dashboards') {
      const claims = await claimsOf(asked.headers.authorization?.replace(/^Bearer /, ''));
      if (claims === null) return response.writeHead(401).end();
      service.listedFor.push(claims);
      return response.writeHead(200).end(JSON.stringify(service.dashboards));
    }
    if (url.pathname === '/api/sso') return signIn(url, response);
    const session = /analytics=(session-\d+)/.exec(asked.headers.cookie ?? '')?.[1] ?? '';
    if (url.pathname === '/api/logout') {
      service.signOuts += 1;
      sessions.delete(session);
      await service.beforeSignOut();
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Signed out</p>');
    }
    if (!sessions.has(session)) return response.writeHead(401).end();
    const page = `<!doctype html><title>Dashboard</title><h1>Dashboard</h1><p>${url.pathname}${url.search}</p>`;
    return response.writeHead(200, { 'content-type': 'text/html' }).end(page.replaceAll('&', '&amp;'));
  };
  base.behaves((asked, response) => void respond(asked, response));
  return service;
};

const visitAt = async (port: number, address: string, cookie: string | undefined): Promise<Visit> => {
  const url = new URL(address, serviceAddress);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { host: url.host, ...(cookie !== undefined && { cookie }) };
  const path = `${url.pathname}${url.search}`;
  request(
    { ...{ host: '127.0.0.1', port, path, headers, servername: url.hostname }, ca: testCertificate.cert },
    resolve,
  )
    .on('error', reject)
    .end();
  const response = await promise;
  const parts: string[] = [];
  for await (const part of response) parts.push(String(part));
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location ?? null,
    cookie: response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? null,
    body: parts.join(''),
  };
};
