import { QueryClientProvider } from '@tanstack/react-query';
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import { followSession, queryClient } from './cache/index.ts';
import { AppLink } from './navigation/index.ts';
import { dismiss, toasts } from './notifications/index.ts';
import { router } from './router.tsx';
import { ToastList, useStore } from './ui/index.ts';

followSession();

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <RouterContextProvider router={router}>
        <ToastHost />
      </RouterContextProvider>
    </QueryClientProvider>
  );
}

function ToastHost() {
  return <ToastList notices={useStore(toasts)} onClose={dismiss} Link={AppLink} />;
}
