import { openTestService, type TestService } from './test-service.ts';

interface HeardMessage {
  readonly id: string;
  readonly companyId: string;
  readonly locationIds: readonly string[];
  readonly title: string;
  readonly text: string;
}

export interface TestPushService extends TestService {
  /** The messages that it sent, each once, in order. */
  readonly sent: HeardMessage[];
  /** How many phones it counts at each location. */
  devices: number;
  /** Its response to the next messages: stored and answered, stored without an answer, refused, or failing. */
  fault: 'none' | 'stores and ends the connection' | 'refuses' | 'fails';
  counts: { readonly sent: number; readonly delivered: number; readonly opened: number };
}

/** A push service over TLS that sends a message with one id once. */
export const openPushService = async (): Promise<TestPushService> => {
  const base = await openTestService();
  const service: TestPushService = Object.assign(base, {
    sent: [],
    devices: 10,
    fault: 'none' as const,
    counts: { sent: 0, delivered: 0, opened: 0 },
  });
  base.behaves((request, response, body) => {
    const answer = (value: unknown) => response.writeHead(200).end(JSON.stringify(value));
    const path = request.url?.slice('/api/'.length) ?? '';
    if (path === 'audience') {
      if (service.fault === 'fails') return response.writeHead(500).end();
      return answer({ devices: JSON.parse(body).locationIds.length * service.devices });
    }
    if (request.method === 'GET') {
      const isKnown = service.sent.some(({ id }) => path === `messages/${id}`);
      return isKnown ? answer(service.counts) : response.writeHead(404).end();
    }
    if (service.fault === 'refuses') return response.writeHead(422).end();
    if (service.fault === 'fails') return response.writeHead(500).end();
    const message: HeardMessage = JSON.parse(body);
    if (!service.sent.some(({ id }) => id === message.id)) service.sent.push(message);
    if (service.fault === 'stores and ends the connection') return request.socket.destroy();
    return answer({ accepted: message.locationIds.length * service.devices });
  });
  return service;
};
