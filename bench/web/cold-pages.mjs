import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

/**
 * What a visit in a browser without cache needs until this part of the screen is there. `network` slows it down: bytes
 * a second, and the milliseconds before each response.
 */
export async function coldVisit(browser, address, { cookies = [], ready, network = null }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network !== null)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond,
    });
  const files = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    files.set(requestId, { path: new URL(request.url).pathname, type, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'commit', timeout: limitMs });
  const readyMs = await timeOf(
    page,
    ({ selector, count }) => document.querySelectorAll(selector).length >= count,
    ready,
  );
  const textMs = await timeOf(page, () => performance.getEntriesByName('first-contentful-paint').length > 0);
  const text = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime);
  await page.waitForTimeout(network === null ? settleMs : 0);
  await context.close();
  return { ready: readyMs, text: Math.min(text, textMs), files: [...files.values()] };
}

const limitMs = 120_000;
const settleMs = 500;

/** The time since the start of the navigation at which this is true in the page, after the next paint. */
const timeOf = async (page, isTrue, parameter = null) => {
  await page.waitForFunction(isTrue, parameter, { polling: 'raf', timeout: limitMs });
  return page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
  );
};

/**
 * A server of a plain page with the same files, each of the same size, in the same waves: the page; its scripts, style
 * sheets and calls at once; then rows or inputs. Of the console's own work, nothing is left.
 */
export async function plainPages() {
  const pages = new Map();
  const server = createServer((request, response) => {
    const file = pages.get(new URL(request.url, 'http://localhost').pathname);
    if (file === undefined) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-store' }).end(file.body);
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}`;
  return {
    stop: () => server.close(),
    /** Adds the page; returns its address. */
    add: (name, files, { element, count }) => {
      const at = (type, extension) =>
        files.filter(file => file.type === type).map(({ bytes }, index) => [`/${name}-${index}.${extension}`, bytes]);
      const [scripts, styles, calls] = [at('Script', 'js'), at('Stylesheet', 'css'), at('Fetch', 'json')];
      const draw = `Promise.all(${JSON.stringify(calls.map(([path]) => path))}.map(path => fetch(path).then(one => one.json())))
        .then(() => { for (let i = 0; i < ${count}; i++) document.body.append(document.createElement('${element}')); });`;
      for (const [index, [path, bytes]] of scripts.entries())
        pages.set(path, fill('text/javascript', bytes, `${index === 0 ? draw : ''}/*`, '*/'));
      for (const [path, bytes] of styles) pages.set(path, fill('text/css', bytes, '/*', '*/'));
      for (const [path, bytes] of calls) pages.set(path, fill('application/json', bytes, '"', '"'));
      const links = [
        ...styles.map(([path]) => `<link rel="preload" as="style" href="${path}">`),
        ...scripts.map(([path]) => `<script type="module" src="${path}"></script>`),
      ];
      const bytes = files.find(({ type }) => type === 'Document').bytes;
      const start = `<!doctype html><title>Plain</title>${links.join('')}<body><h1>Plain</h1><!--`;
      pages.set(`/${name}`, fill('text/html', bytes, start, '-->'));
      return `${address}/${name}`;
    },
  };
}

/** Text of this size, most of it without meaning and incompressible. */
const fill = (type, bytes, start, end) => {
  const rest = Math.max(0, bytes - start.length - end.length - headersBytes);
  return { type, body: start + randomBytes(rest).toString('base64url').slice(0, rest) + end };
};

/** What the headers of a plain response weigh. */
const headersBytes = 200;
