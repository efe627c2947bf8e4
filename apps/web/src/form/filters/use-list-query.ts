import { splitAddress } from '@commissary/catalog';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useAddressQuery } from '../../navigation/index.ts';
import { addressOfQuery, type ListQuery, queryOfAddress } from './list-query.ts';

/** A pause in typing, in milliseconds: the rows follow every character, the address follows then. */
const pauseMs = 250;

/** What is shown of a list, and what changes it. */
export interface ListQueryState {
  readonly query: ListQuery;
  readonly set: (query: ListQuery) => void;
  /** Sets what is typed at the moment. */
  readonly type: (words: string) => void;
  /** The typing is over. */
  readonly endTyping: () => void;
}

/** What is shown of the list at a path: the address says it, and what is typed at the moment. */
export const useListQuery = (path: string): ListQueryState => {
  const { change } = useAddressQuery();
  const stored = useStoredQuery(path);
  const [typed, setTyped] = useState<{ readonly words: string; readonly over: string } | null>(null);
  // Typed words count until the address has others: those of another entry of the browser's history.
  const isTyping = typed !== null && [typed.over, typed.words.trim()].includes(stored.words);
  const query = useMemo(
    () => (isTyping && typed !== null ? { ...stored, words: typed.words } : stored),
    [stored, isTyping, typed],
  );
  const store = (next: ListQuery) => change(addressOfQuery(path, next));
  const storeLater = useDebouncedCallback(store, pauseMs);
  return {
    query,
    set: next => {
      storeLater.cancel();
      setTyped(null);
      store(next);
    },
    type: words => {
      setTyped({ words, over: stored.words });
      storeLater({ ...query, words });
    },
    endTyping: storeLater.flush,
  };
};

/**
 * The query in the address. It is read from the browser's history, which knows an address at once; the router follows.
 * Until the page of another address is there, this one stays as it is.
 */
const useStoredQuery = (path: string): ListQuery => {
  const { history } = useRouter();
  const place = useRef(history.location.pathname);
  const last = useRef(history.location.href);
  const search = useSyncExternalStore(history.subscribe, () => {
    const { pathname, href } = history.location;
    if (pathname === place.current) last.current = href;
    return last.current;
  });
  const text = textOf(path, search);
  return useMemo(() => queryOfAddress(path, JSON.parse(text)), [path, text]);
};

/** The parts of an address that say what of a list is shown; the rest may change. */
const textOf = (path: string, href: string): string => {
  const query = Object.fromEntries(splitAddress(href).query);
  return JSON.stringify(addressOfQuery(path, queryOfAddress(path, query)));
};
