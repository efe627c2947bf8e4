import { shellTexts } from '@commissary/catalog';
import { type ComponentType, createElement, type ReactNode, use, useState } from 'react';
import { ErrorState } from '../ui/index.ts';
import { withTimeout } from './with-timeout.ts';

/** How long one that could not be loaded is not loaded again by itself. */
const retryAfterMs = 1000;

export interface LazyComponentOptions {
  /** What the page is whole without: while it cannot be loaded, nothing is shown in its place. */
  readonly optional?: boolean;
}

/**
 * A component that is loaded when it is first rendered, inside a `Suspense` of its user. One that cannot be loaded does
 * not take the page with it: it says so in its place, and is loaded again on request, or when it is next rendered.
 */
export const lazyComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { optional = false }: LazyComponentOptions = {},
): ((props: P) => ReactNode) => {
  let loading: Promise<ComponentType<P> | null> | null = null;
  const begin = () => {
    loading ??= withTimeout(load()).catch(() => {
      // Not at once: React renders what was suspended from the start, which would load it for ever.
      setTimeout(() => {
        loading = null;
      }, retryAfterMs);
      return null;
    });
    return loading;
  };
  return function LazyComponent(props: P) {
    const [begun, setBegun] = useState(begin);
    const [asked, setAsked] = useState(false);
    const Loaded = use(begun);
    if (Loaded !== null) return createElement(Loaded, props);
    if (optional) return null;
    // A chunk of a version that is no longer served arrives only with the page.
    if (asked) return <ErrorState text={shellTexts.partErrorAgain} onRetry={() => location.reload()} />;
    const again = () => {
      loading = null;
      setAsked(true);
      setBegun(begin());
    };
    return <ErrorState text={shellTexts.partError} onRetry={again} />;
  };
};
