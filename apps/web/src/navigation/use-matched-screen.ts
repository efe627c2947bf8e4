import type { RegisteredScreen } from '@commissary/catalog';
import { useMatches } from '@tanstack/react-router';

/** The screen that is on the page: while another address loads, still the one before. */
export const useMatchedScreen = (): RegisteredScreen | undefined =>
  useMatches({ select: matches => matches.at(-1)?.staticData.screen });
