import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { withListChanges } from '@commissary/contract';
import { canonicalJson } from '@commissary/document';
import type { ReceivedEvent } from './followers.ts';

const { url, cookies } = workerData as { readonly url: string; readonly cookies: readonly string[] };
/** The number of streams that are opened concurrently. */
const together = 50;

interface Stream {
  events: number;
  shown: readonly unknown[];
}

const follow = (cookie: string): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const stream: Stream = { events: 0, shown: [] };
    let text = '';
    const call = get(url, { headers: { accept: 'text/event-stream', cookie }, agent: false }, answer => {
      if (answer.statusCode !== 200) reject(new Error(`A stream was refused: ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', chunk => {
        text += chunk;
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const event = text.slice(0, end);
          text = text.slice(end + 2);
          const [, name, data = ''] = /^event: (snapshot|changes)\ndata: (.*)$/.exec(event) ?? [];
          if (name === undefined) continue;
          stream.shown = name === 'snapshot' ? JSON.parse(data) : withListChanges(stream.shown, JSON.parse(data));
          stream.events += 1;
        }
      });
      resolve(stream);
    });
    call.on('error', reject);
  });

const streams: Stream[] = [];
for (let at = 0; at < cookies.length; at += together)
  streams.push(...(await Promise.all(cookies.slice(at, at + together).map(follow))));
parentPort?.on('message', (expected: string) => {
  const heard: ReceivedEvent = {
    events: streams.reduce((sum, stream) => sum + stream.events, 0),
    notified: streams.filter(stream => canonicalJson(stream.shown) === expected).length,
  };
  parentPort?.postMessage(heard);
});
parentPort?.postMessage('open');
