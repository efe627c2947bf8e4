import { sidebar as rule } from '@commissary/domain';
import { useEffect, useState } from 'react';

export type SidebarState = 'wide' | 'strip';

export interface SidebarControl {
  readonly state: SidebarState;
  /** Narrow windows show the open sidebar over the page instead of beside it. */
  readonly narrow: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

const remembered = 'commissary.sidebar';
const narrowQuery = `(max-width: ${rule.collapseBelowPx - 0.02}px)`;

// On a phone or an upright tablet the open sidebar covers much of the page: it opens only on request.
const coversQuery = '(max-width: 1023.98px)';

/**
 * Wide in a wide window. In a narrow one it collapses by itself after a moment, and stays collapsed on later visits;
 * one that the user opened before that moment stays open.
 */
export const useSidebar = (): SidebarControl => {
  const [narrow, setNarrow] = useState(() => matchMedia(narrowQuery).matches);
  const [state, setState] = useState<SidebarState>(() =>
    matchMedia(coversQuery).matches ||
    (matchMedia(narrowQuery).matches && sessionStorage.getItem(remembered) === 'strip')
      ? 'strip'
      : 'wide',
  );
  const [requested, setRequested] = useState(false);
  useEffect(() => {
    const query = matchMedia(narrowQuery);
    const follow = () => {
      setNarrow(query.matches);
      if (query.matches) return;
      setState('wide');
      setRequested(false);
    };
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  const close = () => {
    setState('strip');
    if (narrow) sessionStorage.setItem(remembered, 'strip');
  };
  useEffect(() => {
    if (!narrow || requested) return;
    const timer = setTimeout(() => {
      setState('strip');
      sessionStorage.setItem(remembered, 'strip');
    }, rule.collapseAfterMs);
    return () => clearTimeout(timer);
  }, [narrow, requested]);
  const open = () => {
    setState('wide');
    setRequested(true);
  };
  return { state, narrow, open, close };
};
