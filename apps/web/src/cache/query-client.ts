import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isCanceled, RequestLimitError, StatusError, UserError } from '../api/index.ts';
import { sessionStore } from '../session/index.ts';

const retriesOfAServerError = 2;

/** Only a failure of the server or of the network can disappear by itself. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < retriesOfAServerError && mayGoAway(error);

const mayGoAway = (error: unknown): boolean =>
  !isCanceled(error) &&
  !(error instanceof UserError) &&
  !(error instanceof StatusError && error.status !== 500) &&
  !(error instanceof RequestLimitError && error.reason === 'tooLarge');

const retriesOfAStart = 10;

/** The retries of a screen that waits for its document: after the same pause each time, ten times at most. */
export const retryPolicy = (pauseMs: number) => ({
  retry: (failures: number, error: unknown) => failures < retriesOfAStart && mayGoAway(error),
  retryDelay: pauseMs,
});

/** Everything that the audit answers. */
export const auditKey = ['audit'] as const;

export const queryClient = new QueryClient({
  // Whatever a screen does is in the audit, which it may show beside.
  mutationCache: new MutationCache({ onSuccess: () => void queryClient.invalidateQueries({ queryKey: auditKey }) }),
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 30_000, refetchOnWindowFocus: true },
    // Without a network a call fails at once; the form that made a save holds it until the network is back, and shows
    // that.
    mutations: { retry: false, networkMode: 'always' },
  },
});

let owner: string | null = null;

/** Data that one user loaded is never shown to the next; after a password prompt everything is invalidated. */
export const followSession = (): (() => void) => {
  let wasTimedOut = false;
  return sessionStore.subscribe(() => {
    const { user, timedOut } = sessionStore.get();
    if (user !== null && wasTimedOut && !timedOut) void queryClient.invalidateQueries();
    wasTimedOut = timedOut;
    const next = user?.userId ?? null;
    if (next !== owner) queryClient.clear();
    owner = next;
  });
};
