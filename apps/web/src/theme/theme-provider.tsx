import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { adoptThemeVariables, cssVariablesResolver, theme } from './theme.ts';
import './mantine.css';

adoptThemeVariables();

/** Mantine for everything inside. The sign-in page does not use it, so that it stays small. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
