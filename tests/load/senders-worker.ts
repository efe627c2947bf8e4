import { Agent, request as open } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Sending } from './senders.ts';
import { type WorstBody, worstBodies } from './worst-bodies.ts';

const { address, cookies, senders, count } = workerData as Sending;

const sendOne = (agent: Agent, body: WorstBody, cookie: string): Promise<string> =>
  new Promise(resolve => {
    const { method, path, type, bytes } = body;
    const headers = { 'x-commissary': '1', 'content-type': type, 'content-length': bytes.length, cookie };
    const call = open(address + path, { method, headers, agent }, answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', chunk => {
        text += chunk;
      });
      answer.on('end', () => resolve(`${answer.statusCode} ${/"code":"([^"]+)"/.exec(text)?.[1] ?? ''}`.trimEnd()));
      answer.on('error', () => resolve('cut off'));
    });
    call.on('error', () => resolve('cut off'));
    call.end(bytes);
  });

const answers: Record<string, number> = {};
const bodies = worstBodies();
let turn = 0;
const send = async (number: number): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (turn < count) {
    const body = bodies[turn % bodies.length] as WorstBody;
    turn += 1;
    const answer = await sendOne(agent, body, cookies[number] ?? '');
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  agent.destroy();
};
await Promise.all(Array.from({ length: senders }, (_, number) => send(number)));
parentPort?.postMessage(answers);
