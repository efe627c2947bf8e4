import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useVisible } from '../ui/index.ts';

/** The record of the user came with the page, so what the page needs first has the connections of the browser. */
const afterMs = 2_000;

/** Follows the groups, locations and publishes of the company while the page is visible; null while nobody is signed in. */
export const useLiveTenants = (companyId: string | null): void => {
  const client = useQueryClient();
  const router = useRouter();
  const visible = useVisible();
  useEffect(() => {
    if (!visible || companyId === null) return;
    let end: (() => void) | null = null;
    let isOver = false;
    const timer = setTimeout(async () => {
      const live = await import('./live-tenants.ts').catch(() => null);
      if (!isOver) end = live?.followCompany(client, companyId, () => void router.invalidate()) ?? null;
    }, afterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end?.();
    };
  }, [client, companyId, router, visible]);
};
