import { freezeDocuments } from '@commissary/schema';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './fonts.css';
import './tokens.css';
import './global.css';
import './ui/layout.css';
import { App } from './app.tsx';
import { preloadHome, router } from './router.tsx';
import { sessionStore } from './session/index.ts';

if (import.meta.env.DEV) freezeDocuments(true);

// The outline that the page shows before this script runs.
const removeFrame = router.subscribe('onRendered', () => {
  document.getElementById('frame')?.remove();
  removeFrame();
});

// Whoever types on the sign-in page will see home next: it loads meanwhile.
const whileTyping = () => {
  if (sessionStore.get().user === null) void preloadHome();
};
addEventListener('input', whileTyping, { once: true });

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no root');
createRoot(element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
