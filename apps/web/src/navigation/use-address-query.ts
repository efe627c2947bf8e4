import { withQuery } from '@commissary/catalog';
import { useRouter, useSearch } from '@tanstack/react-router';
import { navigateTo } from './navigate.ts';

type Members = Readonly<Record<string, string | null>>;

/** The query parameters of the address, and the function that replaces them; empty means absent. */
export const useAddressQuery = () => {
  const query = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const router = useRouter();
  const change = (members: Members) => {
    const asked = Object.entries(members).map(([name, value]) => [name, value === '' ? null : value]);
    // Reads the address itself: the router's state may be one step behind, and that step would be lost.
    navigateTo(router, withQuery(router.history.location.href, Object.fromEntries(asked)), { replace: true });
  };
  return { query, change };
};
