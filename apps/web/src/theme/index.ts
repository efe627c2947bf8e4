export { applyColorScheme } from './color-scheme.ts';
export { ThemeProvider } from './theme-provider.tsx';
