import { Portal } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';

/** The place in the side panel of the page for what belongs to the selection; null where there is no side panel. */
export const AsideSlot = createContext<HTMLElement | null>(null);

/** Content of the side panel, or in its own place on a page without one. */
export function InAside({ children }: { readonly children: ReactNode }) {
  const slot = use(AsideSlot);
  return slot === null ? children : <Portal target={slot}>{children}</Portal>;
}
