/**
 * How much of the product a test runs, least first: `value` compares definitions and constants, `function` calls functions,
 * `call` goes through the typed client to a server, `screen` through a browser.
 */
export const levels = ['value', 'function', 'call', 'screen'] as const;
export type Level = (typeof levels)[number];

export const isBelow = (level: Level, other: Level): boolean => levels.indexOf(level) < levels.indexOf(other);

export const highest = (all: readonly Level[]): Level =>
  all.reduce((best, level) => (isBelow(best, level) ? level : best), 'value');
