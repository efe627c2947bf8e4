import { connect } from 'node:net';

/**
 * Sends every request at once, as far as the connections reach; one that is answered with 503 is sent again when its
 * answer says, as a terminal does. `check` is called with each body of a 200. Resolves when each has been answered with one.
 */
export const sendAtOnce = async (address, requests, { connections, check }) => {
  const { hostname, port } = new URL(address);
  const opened = Array.from({ length: Math.min(connections, requests.length) }, () => openConnection(hostname, port));
  await Promise.all(opened.map(one => one.isOpen));
  const statuses = {};
  const waiting = requests.map((_, n) => n);
  const idle = [...opened];
  let missing = requests.length;
  const unheard = new Set(waiting);
  let firstMs = 0;
  const began = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers();
  let taken = 0;
  const next = () => {
    while (idle.length > 0 && taken < waiting.length) {
      const connection = idle.pop();
      const n = waiting[taken++];
      connection.send(requests[n], (status, head, body) => {
        idle.push(connection);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (unheard.delete(n) && unheard.size === 0) firstMs = performance.now() - began;
        if (status === 200) {
          try {
            check(body);
          } catch (error) {
            return reject(error);
          }
          missing -= 1;
          if (missing === 0) return resolve();
        } else {
          const seconds = Number(/retry-after: (\d+)/i.exec(head)?.[1] ?? 10);
          setTimeout(() => {
            waiting.push(n);
            next();
          }, seconds * 1_000);
        }
        next();
      });
    }
  };
  for (const one of opened) one.failed.catch(reject);
  next();
  try {
    await promise;
  } finally {
    for (const one of opened) one.end();
  }
  return { statuses, firstSeconds: firstMs / 1_000, seconds: (performance.now() - began) / 1_000 };
};

/** A connection that is kept, with one request on it at a time. */
const openConnection = (host, port) => {
  const socket = connect({ host, port: Number(port), noDelay: true });
  const failed = Promise.withResolvers();
  // Nobody may be listening when it ends.
  failed.promise.catch(() => undefined);
  let text = '';
  let answered = () => undefined;
  socket.on('error', failed.reject);
  socket.on('close', () => failed.reject(new Error('A connection was closed by the server.')));
  socket.setEncoding('latin1').on('data', chunk => {
    text += chunk;
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = text.slice(0, end);
    if (text.length < end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)) return;
    const body = text.slice(end + 4);
    text = '';
    answered(Number(head.slice(9, 12)), head, body);
  });
  return {
    isOpen: new Promise((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    }),
    failed: failed.promise,
    send: (request, answer) => {
      answered = answer;
      socket.write(request);
    },
    end: () => socket.destroy(),
  };
};
