/** Browser and system by family, as the audit stores them: `Chrome on Windows`. Versions would identify people. */
export const userAgentFamily = (header: string | undefined): string | null => {
  if (header === undefined || header === '') return null;
  const browser = browsers.find(([, mark]) => mark.test(header))?.[0];
  const system = systems.find(([, mark]) => mark.test(header))?.[0];
  // Other clients start with their own name: `curl/8.5.0`.
  const name = browser ?? /^[\w.-]{1,40}/.exec(header)?.[0] ?? 'Unknown';
  return system === undefined ? name : `${name} on ${system}`;
};

// The order matters: each also claims to be those below it.
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [string, RegExp])[] = [
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];
