import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { navigateTo } from './navigate.ts';
import { isLeaving } from './unsaved.ts';

/**
 * Navigates to what was saved; null while it is not. It runs as an effect, after the guard has been notified that
 * nothing is unsaved. A navigation that waited for the save continues to its own target instead.
 */
export const useNavigateAfterSave = (href: string | null, options?: { readonly replace?: boolean }): void => {
  const router = useRouter();
  const replace = options?.replace ?? false;
  useEffect(() => {
    if (href !== null && !isLeaving()) navigateTo(router, href, { replace });
  }, [href, router, replace]);
};
