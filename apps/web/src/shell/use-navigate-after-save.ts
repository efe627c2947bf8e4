import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isLeaving } from '../session/unsaved.ts';
import { navigateTo } from './navigate.ts';

/**
 * Leads to what was saved; null while it is not. It runs as an effect, after the guard has learned that nothing is unsaved any
 * more. Whoever waited for the save to leave for elsewhere goes there instead.
 */
export const useNavigateAfterSave = (href: string | null, options?: { readonly replace?: boolean }): void => {
  const router = useRouter();
  const replace = options?.replace ?? false;
  useEffect(() => {
    if (href !== null && !isLeaving()) navigateTo(router, href, { replace });
  }, [href, router, replace]);
};
