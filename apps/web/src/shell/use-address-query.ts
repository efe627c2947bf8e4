import { withQuery } from '@commissary/catalog';
import { useRouter, useSearch } from '@tanstack/react-router';
import { navigateTo } from './navigate.ts';

type Members = Readonly<Record<string, string | null>>;

/** What the address asks for after its question mark, and a way to ask for something else in its place; empty means not asked for. */
export const useAddressQuery = () => {
  const query = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const router = useRouter();
  const change = (members: Members) => {
    const asked = Object.entries(members).map(([name, value]) => [name, value === '' ? null : value]);
    // The address itself: what the router shows may be a step behind it, and that step would be lost.
    navigateTo(router, withQuery(router.history.location.href, Object.fromEntries(asked)), { replace: true });
  };
  return { query, change };
};
