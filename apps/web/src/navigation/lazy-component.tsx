import { shellTexts } from '@commissary/catalog';
import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { createStore, ErrorState, useStore } from '../ui/index.ts';
import { withTimeout } from './with-timeout.ts';

/** How long one that could not be loaded is not loaded again by itself. */
const retryAfterMs = 1000;

export interface LazyComponentOptions<P> {
  /** What the page is whole without: while it cannot be loaded, nothing is shown in its place. */
  readonly optional?: boolean;
  /** Rendered where it cannot be loaded. */
  readonly instead?: () => ReactNode;
  /** Shown in its place until it is loaded. */
  readonly fallback?: ReactNode | ((props: P) => ReactNode);
}

export interface LazyComponent<P> {
  (props: P): ReactNode;
  /** Loads it before it is rendered, so that it is shown at once. */
  readonly preload: () => Promise<void>;
}

/**
 * A component that is loaded when it is first rendered. One that cannot be loaded does not take the page with it: it
 * says so in its place, and is loaded again on request, or when it is next rendered.
 *
 * It is shown as soon as it arrives. With `Suspense`, React would hold it back for up to 300 ms after any other
 * fallback of the page.
 */
export const lazyComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { optional = false, instead, fallback = null }: LazyComponentOptions<P> = {},
): LazyComponent<P> => {
  const chunk = createStore<ComponentType<P> | 'waiting' | 'failed'>('waiting');
  let loading: Promise<void> | null = null;
  const begin = () => {
    loading ??= withTimeout(load()).then(chunk.set, () => {
      chunk.set('failed');
      // Not at once: whatever renders it meanwhile would load it for ever.
      setTimeout(() => {
        loading = null;
      }, retryAfterMs);
    });
    return loading;
  };
  function LazyComponent(props: P) {
    useState(begin);
    const [asked, setAsked] = useState(false);
    const loaded = useStore(chunk);
    if (loaded === 'waiting') return typeof fallback === 'function' ? fallback(props) : fallback;
    if (loaded !== 'failed') return createElement(loaded, props);
    if (optional) return null;
    if (instead !== undefined) return createElement(instead);
    // A chunk of a version that is no longer served arrives only with the page.
    if (asked) return <ErrorState text={shellTexts.partErrorAgain} onRetry={() => location.reload()} />;
    const again = () => {
      loading = null;
      setAsked(true);
      chunk.set('waiting');
      void begin();
    };
    return <ErrorState text={shellTexts.partError} onRetry={again} />;
  }
  return Object.assign(LazyComponent, { preload: begin });
};
