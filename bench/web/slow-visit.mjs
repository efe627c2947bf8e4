/**
 * A visit in a browser without cache, over this line: bytes a second, milliseconds before each response, and the part of
 * the processor that the page has. `field` is what the user waits for. Times in milliseconds since the navigation.
 */
export async function slowVisit(browser, { address, field, cookies = [] }, line, pictures = null) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (line !== null) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: line.bytesPerSecond,
      uploadThroughput: line.bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: line.processor });
  }
  const files = new Map();
  let began = null;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    began ??= timestamp;
    files.set(requestId, { path: new URL(request.url).pathname, start: ms(timestamp - began), end: null, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    Object.assign(files.get(requestId) ?? {}, { end: ms(timestamp - began), bytes: encodedDataLength }),
  );
  await context.addInitScript(watch, field);
  await page.goto(address, { waitUntil: 'commit', timeout: limitMs });
  const filming = pictures === null ? null : film(page, pictures);
  await page.waitForFunction(() => window.seen.field !== undefined, undefined, { polling: 100, timeout: limitMs });
  const seen = await page.evaluate(() => window.seen);
  await filming?.();
  const needed = [...files.values()].filter(({ start }) => start <= seen.field);
  await context.close();
  return {
    ...Object.fromEntries(Object.entries(seen).map(([name, at]) => [name, Math.round(at)])),
    files: needed,
    waves: wavesOf(needed),
    bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

const limitMs = 120_000;
const ms = seconds => Math.round(seconds * 1000);

/** Runs in the page: notes when something is painted, when the frame stands, and when the field takes input. */
const watch = field => {
  const seen = {};
  window.seen = seen;
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) seen.painted ??= startTime;
  }).observe({ type: 'paint', buffered: true });
  const look = () => {
    const after = name =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen[name] ??= performance.now();
        }),
      );
    if (seen.frame === undefined && document.querySelector('#frame, #root > *') !== null) after('frame');
    const found = document.querySelector(field);
    if (found !== null && !found.disabled) return after('field');
    requestAnimationFrame(look);
  };
  look();
};

/** Requests that leave before any response since the last wave has ended are one wave. */
const wavesOf = files => {
  let waves = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { start } of [...files].sort((a, b) => a.start - b.start)) {
    if (start <= until) continue;
    waves += 1;
    const ends = files.filter(file => file.start >= start && file.end !== null).map(({ end }) => end);
    until = Math.min(...ends);
  }
  return waves;
};

const film = (page, name) => {
  let filming = true;
  const shot = (async () => {
    for (let at = 1; filming; at++) {
      await page.screenshot({ path: `${name}-${at}.png` }).catch(() => {});
      await new Promise(resolve => setTimeout(resolve, 500));
    }
  })();
  return async () => {
    filming = false;
    await shot;
  };
};
