import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { followSession, queryClient } from './cache/query-client.ts';
import { router } from './router.tsx';
import { NoticeHost } from './shell/notice-host.tsx';

followSession();

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <NoticeHost />
    </QueryClientProvider>
  );
}
