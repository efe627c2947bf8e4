import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './fonts.css';
import './tokens.css';
import './global.css';
import { App } from './app.tsx';
import { applyColorScheme } from './theme/index.ts';

applyColorScheme();

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no root');
createRoot(element).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
