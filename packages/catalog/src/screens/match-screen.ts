import type { Params } from './address.ts';
import { type RegisteredScreen, screens } from './registry.ts';

export interface ScreenMatch {
  readonly screen: RegisteredScreen;
  readonly params: Params;
}

/**
 * Returns the screen at a path. Where a literal segment and a param both fit, the literal one wins. Planned screens are
 * matched too:
 * `/locations/add` is never the location named "add".
 */
export const matchScreen = (path: string): ScreenMatch | null => {
  if (!path.startsWith('/')) return null;
  const requested = segmentsOf(path);
  for (const { screen, segments } of ordered) {
    const params = paramsOf(segments, requested);
    if (params !== null) return { screen, params };
  }
  return null;
};

const segmentsOf = (path: string): string[] =>
  path
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .slice(1);

const isParam = (segment: string): boolean => segment.startsWith(':');

const paramsOf = (segments: readonly string[], requested: readonly string[]): Params | null => {
  if (segments.length !== requested.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = decode(requested[index] ?? '');
    if (isParam(segment)) {
      if (value === null || value === '') return null;
      params[segment.slice(1)] = value;
    } else if (segment !== value) return null;
  }
  return params;
};

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** From the first segment on, literal segments come before params. */
const rank = (segments: readonly string[]): string => segments.map(segment => (isParam(segment) ? '1' : '0')).join('');

const ordered = screens
  .map(screen => ({ screen, segments: segmentsOf(screen.path) }))
  .sort((a, b) => (rank(a.segments) < rank(b.segments) ? -1 : 1));
