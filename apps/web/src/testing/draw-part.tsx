import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../cache/index.ts';
import { ThemeProvider } from '../theme/index.ts';

/** Draws a part of a screen by itself, and returns what removes it. The console of an earlier file is hidden meanwhile. */
export const drawPart = (part: ReactNode): (() => void) => {
  const element = document.createElement('div');
  const opened = document.getElementById('root');
  if (opened !== null) opened.hidden = true;
  // Where the console opens the lists of its inputs: before the one of a console that an earlier file has opened.
  element.id = 'main';
  document.body.prepend(element);
  const root = createRoot(element);
  root.render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
    </ThemeProvider>,
  );
  return () => {
    root.unmount();
    element.remove();
    if (opened !== null) opened.hidden = false;
  };
};
