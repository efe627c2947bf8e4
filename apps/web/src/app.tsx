import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { followSession, queryClient } from './cache/query-client.ts';
import { router } from './router.tsx';
import { ToastHost } from './shell/toast-host.tsx';

followSession();

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastHost />
    </QueryClientProvider>
  );
}
