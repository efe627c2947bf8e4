import { connect } from 'node:net';
import { sized } from './size.mjs';

/** One HTTP request as bytes. */
export const requestText = (address, path, { method = 'GET', headers = {}, body = '' } = {}) => {
  const all = {
    host: new URL(address).host,
    ...headers,
    ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
};

/**
 * Requests for each second of processor time of the child process, over so many connections; each sends the next
 * request after the complete response. This is the rate of a server with a core of its own, independent of other load.
 */
export const perCpuSecond = async (child, text, expected, { connections = 8, ms = sized(600, 20) } = {}) => {
  const { port, hostname } = new URL(child.address);
  let count = 0;
  const before = await child.usage();
  const until = performance.now() + ms;
  const ask = () => keepAsking(port, hostname, text, expected, until, () => (count += 1));
  let isDone = false;
  // A client that sleeps is woken by the server's own writes, which are then three times as dear: only the side that
  // is slower than this client would pay that, and a client on another machine costs neither side anything.
  const stayAwake = () => {
    if (!isDone) setImmediate(stayAwake);
  };
  stayAwake();
  await Promise.all(Array.from({ length: connections }, ask));
  isDone = true;
  const after = await child.usage();
  return (count / (after.cpuMs - before.cpuMs)) * 1000;
};

const keepAsking = (port, host, text, expected, until, counted) =>
  new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host, noDelay: true });
    let missing = -1;
    let head = '';
    const next = () => {
      missing = -1;
      head = '';
      if (performance.now() > until) {
        socket.destroy();
        resolve();
      } else socket.write(text);
    };
    socket.on('connect', next);
    socket.on('error', reject);
    socket.on('data', chunk => {
      if (missing < 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (Number(head.slice(9, 12)) !== expected) return reject(new Error(head.slice(0, 400)));
        const length = /content-length: (\d+)/i.exec(head.slice(0, end))?.[1];
        missing = Number(length ?? 0) - (head.length - end - 4);
      } else missing -= chunk.length;
      if (missing > 0) return;
      counted();
      next();
    });
  });
