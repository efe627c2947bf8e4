export { ThemeProvider } from './theme-provider.tsx';
